import type { StudentTask } from '#contract'
import { dayInWords, weekdayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'

const millisecondsOfDay = 24 * 3_600_000
/** Up to this number of days from today, a weekday alone says which day it is. */
const weekdaysWithin = 6

/** Returns "until Friday", "until Friday 4 December", "was due on Tuesday" or "any day". Days are like "2026-11-19". */
export function dueWords({ due }: Pick<StudentTask, 'due'>, today: string): string {
  if (due === null) return m.todo_no_date()
  const days = (Date.parse(due) - Date.parse(today)) / millisecondsOfDay
  if (days === 0) return m.todo_until_today()
  if (days === 1) return m.todo_until_tomorrow()
  const day = Math.abs(days) <= weekdaysWithin ? weekdayInWords(due) : dayInWords(due)
  return days < 0 ? m.todo_was_due({ day }) : m.todo_until({ day })
}
