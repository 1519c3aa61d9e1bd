import type { Level } from '#maths'
import { classes } from '../ui/classes.ts'
import styles from './ask.module.css'

/** Signs without spaces from which a question is set smaller; told by the level, so that it stays one size. */
const longFrom = 8

/** The row of question and box. */
export function askClass({ operation, title }: Level, touch: boolean): string {
  const isLong = operation === 'bedmas' || title.replaceAll(' ', '').length >= longFrom
  return classes(styles.ask, isLong && styles.long, touch && styles.withPad)
}
