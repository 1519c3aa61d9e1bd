import { keptDatabase } from './kept-name.ts'

/** Deletes the record of the kept account (kept-database.ts), without the code that reads it. */
export function deleteKeptRecord(): void {
  try {
    indexedDB.deleteDatabase(keptDatabase)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
