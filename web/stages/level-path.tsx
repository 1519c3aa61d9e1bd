import type { ReactNode } from 'react'
import { Ball } from '../ui/base/ball.tsx'
import { classNames } from '../ui/base/class-names.ts'
import styles from './level-path.module.css'

export interface Step {
  readonly id: string
  readonly levelKey: ReactNode
  /** Its level is completed: the hop that leaves it is made. */
  readonly isHopped?: boolean
  /** The ball stands on it. */
  readonly isHere?: boolean
}

/** Levels in a row, a hop from each to the next; a long row goes on below. */
export function LevelPath({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles.levels}>
      {steps.map(({ id, levelKey, isHopped, isHere }, i) => (
        <li key={id} className={classNames(isHopped && styles.hopped)}>
          {isHere && <Ball className={styles.here} />}
          {levelKey}
          {i < steps.length - 1 && <i className={styles.turn} aria-hidden="true" />}
        </li>
      ))}
    </ol>
  )
}
