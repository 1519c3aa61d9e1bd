import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'
import { type AnyRow, type OwnedRows, type Person, pagesOf, rowsOfAccount, rowsOfClass } from './personal-rows.ts'

export type Personal = ReturnType<typeof createPersonal>

export interface OwnedTable {
  readonly table: keyof Tables
  /** The rows, which are read while the pages are taken. */
  readonly pages: AsyncIterable<readonly AnyRow[]>
}

/** Everything that is kept about a person or a class, table by table. */
export function createPersonal(db: Kysely<Tables>) {
  const tablesOf = (owned: readonly OwnedRows[]): OwnedTable[] =>
    owned.map((rows) => ({ table: rows.table, pages: pagesOf(db, rows) }))
  return {
    ofAccount: (person: Person) => tablesOf(rowsOfAccount(person)),
    ofClass: (classId: string) => tablesOf(rowsOfClass(classId)),
  }
}
