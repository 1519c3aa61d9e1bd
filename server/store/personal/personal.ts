import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'
import { type AnyRow, type OwnedRows, type Person, rowsOfAccount, rowsOfClass, selectOwned } from './personal-rows.ts'

export type Personal = ReturnType<typeof createPersonal>

/** Everything that is kept about a person or a class, table by table. Tables without rows are left out. */
export function createPersonal(db: Kysely<Tables>) {
  async function* read(owned: readonly OwnedRows[]): AsyncGenerator<readonly [keyof Tables, readonly AnyRow[]]> {
    for (const rows of owned) {
      const found = await selectOwned(db, rows)
      if (found.length > 0) yield [rows.table, found]
    }
  }
  return {
    ofAccount: (person: Person) => read(rowsOfAccount(person)),
    ofClass: (classId: string) => read(rowsOfClass(classId)),
  }
}
