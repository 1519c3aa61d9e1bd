import { clockTime } from '../../language/dates.ts'
import { language } from '../../language/language.ts'

const days = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })

/** Returns the time of day of a moment of today, and the day of an earlier one, such as "13 Nov". */
export function timeOrDay(time: number, now: number): { readonly time: string } | { readonly day: string } {
  const isToday = days.format(time) === days.format(now) && Math.abs(now - time) < 2 * 24 * 3_600_000
  return isToday ? { time: clockTime(time) } : { day: days.format(time) }
}
