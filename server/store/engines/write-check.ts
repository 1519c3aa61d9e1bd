import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'

/** Milliseconds for which a result is kept. */
const keptFor = 10_000
/**
 * Repeats the 13 digits of a time to 64 KB, because a full disk can still have room for a write smaller than a save.
 */
const repeats = 5000

/**
 * Returns a function that throws if the database cannot be written, for example on a full or read-only disk. It
 * writes one row, which all processes share, at most once in ten seconds. Calls in between share the last result.
 *
 * @param saveNothing saves no rounds. It fails if another program keeps a table of answers locked.
 */
export function writeCheck(db: Kysely<Tables>, clock: Clock, saveNothing: () => Promise<unknown>): () => Promise<void> {
  let last: { readonly at: number; readonly result: Promise<unknown> } | undefined
  const write = async (checked_at: number) => {
    // The whole text changes each time, because SQLite writes only changed pages.
    const check = { checked_at, filler: String(checked_at).repeat(repeats) }
    await db
      .insertInto('write_checks')
      .values({ id: 'ready', ...check })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(check))
      .execute()
    await saveNothing()
  }
  return async () => {
    const now = clock()
    if (!last || Math.abs(now - last.at) >= keptFor) last = { at: now, result: write(now) }
    await last.result
  }
}
