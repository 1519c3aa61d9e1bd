/** Makes and finds statements that wait for a lock. PostgreSQL only. */
import { type Kysely, sql } from 'kysely'
import { expect } from 'vitest'
import { workersOf } from '../engines/cluster/citus.ts'
import type { Tables } from '../schema.ts'

/** Locks a whole table while `meanwhile` runs. Others can read the table, but their writes wait. */
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

const isBlocked = sql`datname = current_database() and wait_event_type = 'Lock'`

/** Waits until a statement of this database waits for a lock, and terminates its connection. */
export async function terminateBlocked(db: Kysely<Tables>): Promise<void> {
  for (;;) {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${isBlocked}`.execute(db)
    if (rows.length > 0) return
  }
}

/** Returns how many statements of this database wait for a lock, on any of its servers. */
export async function blockedCount(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql`select pid from pg_stat_activity where ${isBlocked}`.execute(db)
  return (await workersOf(db)).length > 0 ? rows.length + (await blockedOnWorkers(db)) : rows.length
}

/** Resolves once a statement of this database waits for a lock, and rejects if none does. */
export async function someoneWaits(db: Kysely<Tables>): Promise<void> {
  await expect.poll(() => blockedCount(db)).toBeGreaterThan(0)
}

async function blockedOnWorkers(db: Kysely<Tables>): Promise<number> {
  const count = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const { rows } = await sql<{ result: string }>`select result from run_command_on_workers(${count})`.execute(db)
  return rows.reduce((sum, { result }) => sum + Number(result), 0)
}
