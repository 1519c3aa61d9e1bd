import type { Level } from '#maths'
import { operationTable } from '../../routes/operations.ts'
import { classNames } from '../../ui/base/class-names.ts'
import styles from './question-row.module.css'

/** From so many characters without spaces in the title of a level, its questions are set smaller, all in one size. */
const longFrom = 8

/** Returns the class of the row of question and box. */
export function askClass({ operation, title }: Level, touch: boolean): string {
  const { questions } = operationTable[operation]
  const isLong = questions === 'long' || title.replaceAll(' ', '').length >= longFrom
  const hasUnits = questions === 'withUnits'
  return classNames(styles.ask, hasUnits && styles.withUnits, isLong && styles.long, touch && styles.withPad)
}
