/** Days as dates, such as "2026-11-19", and the moments at which they begin. */
import type { Day, DayOf } from '../insight/day.ts'

const millisecondsOfDay = 24 * 3600_000
/** Every change of clocks is at a multiple of 15 minutes. */
const block = 15 * 60_000
/** The most hours by which a time zone is ahead of UTC, and one more. */
const mostAhead = 15

/** Returns the day of a date such as "2026-11-19". */
// biome-ignore lint/plugin: This parses a date and reads no clock.
export const dayOn = (date: string): Day => Date.parse(date) / millisecondsOfDay

/** Returns the first moment of a day in epoch milliseconds, in the time zone of `dayOf`. */
export function beginOf(day: Day, dayOf: DayOf): number {
  let moment = day * millisecondsOfDay - mostAhead * 3600_000
  while (dayOf(moment) < day) moment += block
  return moment
}
