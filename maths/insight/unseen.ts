import type { Day } from './day.ts'

/** The days without practice after which a student is listed. */
const longUnseen = 10

/** A student of a class with the days on which they joined it and last practised. The latter is null if unknown. */
export interface Attendance {
  readonly studentId: string
  readonly joined: Day
  readonly last: Day | null
}

/** A student whom nobody has seen practise for `days` days: since the last practice, or since joining the class. */
export interface Unseen {
  readonly studentId: string
  readonly last: Day | null
  readonly days: number
}

/** Returns whether a student may be listed as not seen. `last` is the last day of practice, if it is known. */
export function isLongUnseen({ joined, last }: Attendance, today: Day): boolean {
  return today - joined >= longUnseen && (last === null || today - last >= longUnseen)
}

/** Returns the students who have not practised for ten days, the longest first. New students are left out. */
export function unseenOf(students: readonly Attendance[], today: Day): Unseen[] {
  return students
    .filter((student) => isLongUnseen(student, today))
    .map(({ studentId, joined, last }) => ({ studentId, last, days: today - (last ?? joined) }))
    .sort((a, b) => b.days - a.days)
}
