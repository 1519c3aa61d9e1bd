/** How far a student is in each learning area that has levels, as a class shows it. */
import type { ClassStudent } from '#contract'
import { type Area, areas, levelsOf, operationsOf } from '#maths'

/** How many levels an area has. */
export function totalOf(area: Area): number {
  return operationsOf(area).reduce((total, operation) => total + levelsOf(operation).length, 0)
}

/**
 * The areas that a teacher can look into. Number Knowledge is not available
 * (docs/product/teacher-screens.md, "Not implemented yet").
 */
export const areasFollowed: readonly Area[] = areas.filter((area) => area !== 'numberstructure' && totalOf(area) > 0)

/** How many levels of an area a student has completed. */
export function completedIn(area: Area, { completed }: Pick<ClassStudent, 'completed'>): number {
  return operationsOf(area).reduce((total, operation) => total + (completed[operation] ?? 0), 0)
}
