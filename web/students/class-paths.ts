/** The paths of the pages that show a class or one of its students in an operation. */
import { areaByOperation, type Operation } from '#maths'
import { areaTable } from '../areas/areas.ts'
import { paths } from '../routes/paths.ts'

/** Returns the path of a student's levels in an operation. */
export function studentLevelsPath(
  operation: Operation,
  ids: { readonly code: string; readonly student: string },
): string {
  return `${paths.studentLevels(areaByOperation[operation])}${query(operation, ids)}`
}

/** Returns the path of the overview of a class in an operation. */
export function classOverviewPath(operation: Operation, code: string): string {
  return `${paths.classOverview(areaByOperation[operation])}${query(operation, { code })}`
}

/** Returns the query of a path. An area with a choice of operations names the operation in it. */
function query(operation: Operation, ids: Readonly<Record<string, string>>): string {
  const { classPages } = areaTable[areaByOperation[operation]]
  const chosen = classPages.status === 'ready' && classPages.choice ? { [classPages.choice.parameter]: operation } : {}
  return `?${new URLSearchParams({ ...ids, ...chosen })}`
}
