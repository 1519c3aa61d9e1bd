/** Days such as "2026-11-19", and the days that a teacher is offered. */

const millisecondsOfDay = 24 * 3_600_000

/** Returns the day some days later. */
export function daysLater(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsOfDay).toISOString().slice(0, 10)
}

/** Returns 0 for Sunday, 5 for Friday. */
const weekdayOf = (day: string) => new Date(Date.parse(day)).getUTCDay()

/** Returns the first day after a day that is one of these weekdays. */
function next(day: string, weekdays: readonly number[]): string {
  let later = daysLater(day, 1)
  while (!weekdays.includes(weekdayOf(later))) later = daysLater(later, 1)
  return later
}

export const nextSchoolDay = (today: string) => next(today, [1, 2, 3, 4, 5])

/** Returns the Friday after the next school day, so that the two are never the same. */
export const nextFriday = (today: string) => next(nextSchoolDay(today), [5])

export const nextMonday = (today: string) => next(today, [1])
