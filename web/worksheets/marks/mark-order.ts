/** Decides which student is marked next, and whether the marks of a student may be saved. */
import type { Typed } from './kept-marks.ts'

/** Returns the next student who is still open: from the current one on, and then from the beginning. */
export function nextOpen<Student extends { readonly id: string }>(
  students: readonly Student[],
  current: Student,
  isOpen: (id: string) => boolean,
): Student | undefined {
  const at = students.indexOf(current)
  return [...students.slice(at + 1), ...students.slice(0, at)].find(({ id }) => isOpen(id))
}

/** Returns how many questions have no mark yet. */
export const missingIn = (entries: Typed['entries']): number => entries.filter((entry) => entry === null).length

/** The first and the last possible day of the work, such as "2026-11-26". */
interface PossibleDays {
  readonly madeOn: string
  readonly today: string
}

/** Returns whether the day of the work is before the worksheet was made, or in the future. */
export const isDayWrong = (day: string, { madeOn, today }: PossibleDays): boolean => day < madeOn || day > today
