import { language } from '../../language/language.ts'

const times = new Intl.DateTimeFormat(language, { timeStyle: 'short' })
const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })

/** Returns the time of day of a moment in epoch milliseconds, such as "9:50 am". */
export const clockTime = (time: number): string => times.format(time)

/** Returns the time of day of a moment of today, and the day of an earlier one, such as "13 Nov". */
export function timeOrDay(time: number, now: number): { readonly time: string } | { readonly day: string } {
  const isToday = days.format(time) === days.format(now) && Math.abs(now - time) < 2 * 24 * 3_600_000
  return isToday ? { time: clockTime(time) } : { day: days.format(time) }
}
