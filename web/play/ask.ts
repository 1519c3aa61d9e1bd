import type { Level } from '#maths'
import { classNames } from '../ui/class-names.ts'
import styles from './ask.module.css'

/** Signs without spaces from which a question is set smaller; told by the level, so that it stays one size. */
const longFrom = 8

/** The row of question and box. */
export function askClass({ operation, title }: Level, touch: boolean): string {
  const isLong = operation === 'bedmas' || title.replaceAll(' ', '').length >= longFrom
  const hasUnits = operation === 'length'
  return classNames(styles.ask, hasUnits && styles.withUnits, isLong && styles.long, touch && styles.withPad)
}
