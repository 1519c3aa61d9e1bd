import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'

const millisecondsOfDay = 24 * 3_600_000
/** The days of which a weekday is one, counted from today. */
const daysOfWeek = 7

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
const weekdays = format({ weekday: 'short' })
const dates = format({ day: 'numeric', month: 'short' })
const datesWithYear = format({ day: 'numeric', month: 'short', year: 'numeric' })

/** Returns a day such as "2026-11-19" as '19 Nov 2026'. */
export const dateWords = (day: string): string => datesWithYear.format(Date.parse(day))

/**
 * Returns a day such as "2026-11-19" in words: 'today', 'Wed' within a week, then '13 Nov', and '13 Nov 2025' in
 * another year.
 */
export function dayWords(day: string, today: string): string {
  if (day === today) return m.answers_today()
  const [at, now] = [Date.parse(day), Date.parse(today)]
  if (at < now && now - at < daysOfWeek * millisecondsOfDay) return weekdays.format(at)
  return (day.slice(0, 4) === today.slice(0, 4) ? dates : datesWithYear).format(at)
}
