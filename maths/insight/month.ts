import { type Day, type DayOf, dateOf } from './day.ts'

const monthOf = (day: Day) => dateOf(day).slice(0, 7)

/** Returns the days of today's month on which one of the times is, in order. */
export function daysOfMonth(times: readonly number[], today: Day, dayOf: DayOf): Day[] {
  const days = new Set(times.map(dayOf))
  return [...days].filter((day) => day <= today && monthOf(day) === monthOf(today)).sort((a, b) => a - b)
}
