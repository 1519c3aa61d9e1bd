import type { DrawnProps } from './drawn-props.ts'
import styles from './word.module.css'

/** Text, so it needs no other. */
export function Word({ drawn: { word } }: DrawnProps<'word'>) {
  return <p className={styles.word}>{word}</p>
}
