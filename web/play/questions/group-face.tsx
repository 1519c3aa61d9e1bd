import { Flock } from '../drawings/flock.tsx'
import styles from './choice-question.module.css'
import type { FaceProps } from './choice-question.tsx'

/** A group of animals and its letter. */
export function GroupFace({ drawn, choice }: FaceProps) {
  if (drawn.kind !== 'groups') return null
  const group = drawn.groups.find(({ label }) => label === choice)
  return (
    <>
      <span className={styles.letter} aria-hidden="true">
        {choice}
      </span>
      <span className={styles.flock}>{group && <Flock flock={group} beside={drawn.groups} />}</span>
    </>
  )
}
