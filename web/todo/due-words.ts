import { dayInWords, weekdayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'

const millisecondsOfDay = 24 * 3_600_000
/** Up to this number of days from today, a weekday alone says which day it is. */
const weekdaysWithin = 6

/** Returns "until Friday", "until Friday 4 December" or "was due on Tuesday". Days are like "2026-11-19". */
export function dueWords(due: string, today: string): string {
  const days = (Date.parse(due) - Date.parse(today)) / millisecondsOfDay
  if (days === 0) return m.todo_until_today()
  if (days === 1) return m.todo_until_tomorrow()
  const day = Math.abs(days) <= weekdaysWithin ? weekdayInWords(due) : dayInWords(due)
  return days < 0 ? m.todo_was_due({ day }) : m.todo_until({ day })
}
