/** The part of each table in a merge (docs/decisions/042-merged-accounts.md). */
import { isWhole, type TableOfAccount } from '../personal/personal-rows.ts'

/**
 * The effect of a merge on the rows of the account that signs in with a provider. A new table needs its line here.
 * - copied: the listed account gets the rows too
 * - ofClass: the same, except for classes that have removed the student. An undo deletes those of each class that the
 *   student leaves
 * - given: separate functions move the rows to the listed account, and an undo moves them back
 * - stays: nobody reads them until an undo
 */
const partInMerge = {
  rounds: 'given',
  moves: 'given',
  progress: 'given',
  paper_answers: 'given',
  removals: 'given',
  // An undo takes back what only the other account has solved.
  solved_problems: 'copied',
  task_sets: 'ofClass',
  task_students: 'ofClass',
  memberships: 'ofClass',
  // The requests of the other account are deleted.
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
} as const satisfies Readonly<Record<TableOfAccount, 'copied' | 'ofClass' | 'given' | 'stays'>>

type Parts = typeof partInMerge
type TableWith<Part extends Parts[TableOfAccount]> = {
  [T in TableOfAccount]: Parts[T] extends Part ? T : never
}[TableOfAccount]

/** A table whose rows can be copied from one student to another. */
export type CopiedTable = TableWith<'copied' | 'ofClass' | 'given'>

function tablesWith<Part extends Parts[TableOfAccount]>(part: Part): TableWith<Part>[] {
  const tables = Object.keys(partInMerge) as TableOfAccount[]
  return tables.filter((table): table is TableWith<Part> => partInMerge[table] === part)
}

export const copiedTables = tablesWith('copied')

/** Tables that are whole on each node come first in a transaction of a distributed PostgreSQL. */
export const tablesOfClasses = tablesWith('ofClass')
export const [wholeTables, spreadTables] = [
  tablesOfClasses.filter(isWhole),
  tablesOfClasses.filter((table) => !isWhole(table)),
]
