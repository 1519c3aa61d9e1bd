/**
 * Days of play. A day is a whole number: the days since 1 January 1970, in the time zone of the server. Weeks begin on
 * Monday.
 */
export type Day = number

/** Returns the day of a time in epoch milliseconds. */
export type DayOf = (time: number) => Day

const millisecondsOfDay = 24 * 3600_000

/** Every change of clocks is at a multiple of 15 minutes, so the times of such a block are on one day. */
const block = 15 * 60_000

/** The most blocks that are remembered: more than the 60 days that a move may be old. */
const mostBlocks = 10_000

/** Returns the function that finds days in a time zone, by its IANA name. It remembers them, because `Intl` is slow. */
export function createDayOf(timeZone: string): DayOf {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const dayByBlock = new Map<number, Day>()
  return (time) => {
    const index = Math.floor(time / block)
    const known = dayByBlock.get(index)
    if (known !== undefined) return known
    const begin = index * block
    const offset = format.formatToParts(begin).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const day = Math.floor((begin + millisecondsAhead(offset)) / millisecondsOfDay)
    if (dayByBlock.size >= mostBlocks) dayByBlock.clear()
    dayByBlock.set(index, day)
    return day
  }
}

/** Returns the milliseconds by which "GMT+12:45" is ahead. "GMT" alone is not ahead. */
function millisecondsAhead(offset: string): number {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(offset) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Returns the end of a period of at most a day, or that of the day in which it begins where the day ends first. */
export function endWithinDay(dayOf: DayOf, begin: number, period: number): number {
  let end = begin + period
  while (dayOf(end - 1) !== dayOf(begin)) end = Math.floor((end - 1) / block) * block
  return end
}

/** Returns the position of a day in its week: 0 for Monday, 6 for Sunday. */
export const weekdayOf = (day: Day): number => (((day + 3) % 7) + 7) % 7

/** Returns the Monday of a day's week. */
export const mondayOf = (day: Day): Day => day - weekdayOf(day)

/** Swedish writes dates like "2026-11-19". */
const written = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' })

/** Returns the date of a day, such as "2026-11-19". */
export const dateOf = (day: Day): string => written.format(day * millisecondsOfDay)
