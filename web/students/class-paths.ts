/** The paths of the pages that show a class or one of its students, with their queries. */
import type { InsightGroup } from '#contract'
import { areaByOperation, type Operation, type SetId } from '#maths'
import { areaTable } from '../areas/areas.ts'
import { type ListPath, paths } from '../routes/paths.ts'

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

/**
 * Returns the path of a page of the list of a class. With `look`, the page that adds students shows what it would add.
 */
export function listPath(page: ListPath, code: string, step?: 'look'): string {
  return `${page}?${new URLSearchParams({ code, ...(step && { step }) })}`
}

/** A student in a class, by the code of the class and the id of the student. */
interface OfStudent {
  readonly code: string
  readonly student: string
}

/** Returns the path of a page about a student's answers. Answers may be those of one level. */
export function studentPagePath(
  page: 'levels' | 'facts' | 'answers',
  { code, student }: OfStudent,
  level?: { readonly operation: Operation; readonly id: string },
): string {
  const ofLevel = level && { operation: level.operation, level: level.id }
  return `/studentprogress/${page}?${new URLSearchParams({ code, student, ...ofLevel })}`
}

/** Returns the path of a student's answers to the problems of a set. */
export const setAnswersPath = ({ code, student }: OfStudent, { teacher, id }: SetId) =>
  `/studentprogress/answers?${new URLSearchParams({ code, student, teacher, set: id })}`

/** Returns the path of a page of Insight about a class. */
export const insightPath = (code: string, page: '' | '/levels' | '/facts' = '') =>
  `/insight${page}?${new URLSearchParams({ code })}`

/** Returns the path of the students of a class who share a mistake. */
export function slipGroupPath(
  code: string,
  { operation, slip }: { readonly operation: Operation; readonly slip: string },
): string {
  return `/insight/group?${new URLSearchParams({ code, operation, slip })}`
}

type NamedGroup =
  | Pick<Extract<InsightGroup, { kind: 'slip' }>, 'kind' | 'operation' | 'slip'>
  | Pick<Extract<InsightGroup, { kind: 'stuck' }>, 'kind' | 'operation' | 'levelId'>

/**
 * Returns the path of a new task for a group of Insight, or for one student of it, with the levels of the group.
 */
export function practicePath(code: string, group: NamedGroup, student = ''): string {
  return `/tasks/set?${new URLSearchParams({ code, group: groupName(group), ...(student && { student }) })}`
}

/** Returns the name of a group in an address: "addition-carry-dropped" or "division-2.2". */
export function groupName(group: NamedGroup): string {
  return group.kind === 'slip' ? `${group.operation}-${group.slip}` : levelName(group.operation, group.levelId)
}

/** Returns the path of a new task for the students who are ready for a stage. `nextLevel` is its first level. */
export const nextStagePath = (
  code: string,
  { operation, nextLevel }: { readonly operation: Operation; readonly nextLevel: string },
) => `/tasks/set?${new URLSearchParams({ code, next: levelName(operation, nextLevel) })}`

/** Returns the name of a level in an address: "division-2.2". */
export const levelName = (operation: Operation, levelId: string) => `${operation}-${levelId}`

/** The levels that a new worksheet begins with: one, those of a stage, or those of a task. */
export type SheetStart =
  | { readonly operation: Operation; readonly level: string }
  | { readonly operation: Operation; readonly stage: string }
  | { readonly task: string }

/** Returns the path of a new worksheet. */
export const newSheetPath = (code: string, start: SheetStart | null = null) =>
  `/tasks/worksheets?${new URLSearchParams({ code, ...start })}`

/** Returns the query of a path. An area with a choice of operations names the operation in it. */
function query(operation: Operation, ids: Readonly<Record<string, string>>): string {
  const { choice } = areaTable[areaByOperation[operation]].classPages
  const chosen = choice ? { [choice.parameter]: operation } : {}
  return `?${new URLSearchParams({ ...ids, ...chosen })}`
}
