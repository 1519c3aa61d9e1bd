import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'
import type { Clock } from '../store.ts'

/** The time for which a result is kept, in milliseconds. */
const keptFor = 10_000
/** Makes 64 KB of the 13 digits of a time. A full disk can still have room for a write smaller than a save. */
const times = 5000

/**
 * Returns a function that throws where the database cannot be written, for example on a full or read-only disk. It
 * writes one row, which all processes share, at most once in ten seconds; calls in between share the last result.
 */
export function writeCheck(db: Kysely<Tables>, clock: Clock): () => Promise<void> {
  let last: { readonly at: number; readonly result: Promise<unknown> } | undefined
  const write = (checked_at: number) => {
    // SQLite writes only the pages that change, so all of the text changes.
    const check = { checked_at, filler: String(checked_at).repeat(times) }
    return db
      .insertInto('write_checks')
      .values({ id: 'ready', ...check })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(check))
      .execute()
  }
  return async () => {
    const now = clock()
    if (!last || Math.abs(now - last.at) >= keptFor) last = { at: now, result: write(now) }
    await last.result
  }
}
