import { language } from './language.ts'

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
const long = format({ weekday: 'long', day: 'numeric', month: 'long' })
const weekday = format({ weekday: 'long' })
const shortWeekday = format({ weekday: 'short' })
const times = new Intl.DateTimeFormat(language, { timeStyle: 'short' })

/** Returns a day such as "2026-11-19" in words: "Thursday 19 November". */
export const dayInWords = (day: string) => long.format(Date.parse(day)).replace(',', '')

/** Returns the weekday of a day: "Thursday". */
export const weekdayInWords = (day: string) => weekday.format(Date.parse(day))

/** Returns the time of day of a moment in epoch milliseconds, such as "9:50 am". */
export const clockTime = (time: number): string => times.format(time)

/** A Monday, with which the weekdays begin. */
const monday = Date.UTC(2026, 10, 16)

/** The weekdays from Monday on, long and short. */
export const weekdays = Array.from({ length: 7 }, (_, i) => {
  const day = monday + i * 24 * 3_600_000
  return { long: weekday.format(day), short: shortWeekday.format(day) }
})
