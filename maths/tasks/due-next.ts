/** The tasks of a class that are due next (docs/product/teacher-screens.md, "Teacher dashboard"). */
import { type Day, dateOf } from '../insight/day.ts'

/** The most days from today until a task that is due next, and the most of these tasks in a class. */
const [within, most] = [7, 2]

interface Due {
  readonly id: string
  /** The due day as a date, such as "2026-11-19". */
  readonly dueDate: string
  /** Epoch milliseconds. */
  readonly beginsAt: number
}

/** Returns the first and the last due day of tasks that are due next, as dates. */
export const daysOfDueNext = (today: Day) => ({ from: dateOf(today), to: dateOf(today + within) })

/** Returns those of a class's tasks that are due next. Tasks of one day are in the order in which they began. */
export function dueNext<T extends Due>(tasks: readonly T[]): readonly T[] {
  return tasks.toSorted(byDueDay).slice(0, most)
}

function byDueDay(a: Due, b: Due): number {
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1
  return a.beginsAt - b.beginsAt || (a.id < b.id ? -1 : 1)
}
