import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

/** Locks a whole table while `meanwhile` runs: others can read it, and their writes wait. PostgreSQL only. */
export async function whileLocked(
  db: Kysely<Tables>,
  table: keyof Tables,
  meanwhile: () => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(trx)
    await meanwhile()
  })
}

/** Waits until a statement of this database waits for a lock, and terminates its connection. PostgreSQL only. */
export async function terminateBlocked(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    if (rows.length > 0) return
  }
}
