import type { Level } from '#maths'
import { operationTable } from '../../routes/operations.ts'
import { classNames } from '../../ui/base/class-names.ts'
import styles from './question-row.module.css'

/** The length of a level's title, in characters without spaces, from which all its questions are smaller. */
const longFrom = 8

/** Returns the classes of the row that contains a question and its box. */
export function questionRowClass({ operation, title }: Level, touch: boolean): string {
  const { questions } = operationTable[operation]
  const isLong = questions === 'long' || title.replaceAll(' ', '').length >= longFrom
  const hasUnits = questions === 'withUnits'
  return classNames(styles.question, hasUnits && styles.withUnits, isLong && styles.long, touch && styles.withPad)
}
