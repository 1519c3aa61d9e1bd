import type { Migration } from 'kysely'
import * as firstTables from './0001-first-tables.ts'
import * as removalsUndone from './0002-removals-undone.ts'
import * as studentsDecide from './0003-students-decide.ts'
import * as writeChecks from './0004-write-checks.ts'

/** In the order of their names. Imported one by one, so that they end up in the bundle; a released one never changes. */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-removals-undone': removalsUndone,
  '0003-students-decide': studentsDecide,
  '0004-write-checks': writeChecks,
}
