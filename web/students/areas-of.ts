/** The levels that a student has completed in each learning area, for the table of a class. */
import type { ClassStudent } from '#contract'
import { type Area, levelsOf, operationsOf } from '#maths'

/** Returns the number of levels of an area. */
export function totalOf(area: Area): number {
  return operationsOf(area).reduce((total, operation) => total + levelsOf(operation).length, 0)
}

/** Returns the number of levels of an area that a student has completed. */
export function completedIn(area: Area, { completed }: Pick<ClassStudent, 'completed'>): number {
  return operationsOf(area).reduce((total, operation) => total + (completed[operation] ?? 0), 0)
}
