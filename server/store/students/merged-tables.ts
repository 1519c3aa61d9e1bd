/** The part of each table in a merge (docs/decisions/042-merged-accounts.md). */
import { isWhole, type TableOfAccount } from '../personal/personal-rows.ts'

/**
 * The effect of a merge on the rows of the account that signs in with a provider. A new table needs its line here.
 * - ofClass: the listed account gets the rows too, except for classes that have removed the student. An undo deletes
 *   those of each class that the student leaves
 * - given: the table's line in `given-rows.ts` says how the rows are given, and how an undo takes them back
 * - stays: nobody reads them until an undo
 */
const partInMerge = {
  rounds: 'given',
  moves: 'given',
  progress: 'given',
  paper_answers: 'given',
  removals: 'given',
  solved_problems: 'given',
  task_sets: 'ofClass',
  task_students: 'ofClass',
  memberships: 'ofClass',
  join_requests: 'given',
  accounts: 'stays',
  sessions: 'stays',
  cards: 'stays',
  name_changes: 'stays',
  device_reports: 'stays',
  tries: 'stays',
  // Only teachers have rows in these.
  teachers: 'stays',
  class_teachers: 'stays',
  class_invitations: 'stays',
  invitations: 'stays',
  sets: 'stays',
  set_versions: 'stays',
  worksheets: 'stays',
} as const satisfies Readonly<Record<TableOfAccount, 'ofClass' | 'given' | 'stays'>>

type Parts = typeof partInMerge
type TableWith<Part extends Parts[TableOfAccount]> = {
  [T in TableOfAccount]: Parts[T] extends Part ? T : never
}[TableOfAccount]

/** A table whose rows can be copied from one student to another. */
export type CopiedTable = TableWith<'ofClass' | 'given'>
export type GivenTable = TableWith<'given'>

function tablesWith<Part extends Parts[TableOfAccount]>(part: Part): TableWith<Part>[] {
  const tables = Object.keys(partInMerge) as TableOfAccount[]
  return tables.filter((table): table is TableWith<Part> => partInMerge[table] === part)
}

/** Tables that are whole on each node come first in a transaction of a distributed PostgreSQL. */
export const tablesOfClasses = tablesWith('ofClass')
export const [wholeTables, spreadTables] = [
  tablesOfClasses.filter(isWhole),
  tablesOfClasses.filter((table) => !isWhole(table)),
]
