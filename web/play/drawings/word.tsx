import type { DrawnProps } from './drawn-props.ts'
import styles from './word.module.css'

/** Only to be seen: the question says it (scene.tsx). */
export function Word({ drawn: { word } }: DrawnProps<'word'>) {
  return (
    <p className={styles.word} aria-hidden="true">
      {word}
    </p>
  )
}
