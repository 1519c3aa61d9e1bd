import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe } from 'vitest'
import { openDatabase, openStore, type Store } from '../open.ts'
import type { Tables } from '../schema.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

export interface Opened {
  readonly store: Store
  /** A second connection to the same database, to check what the store has stored. */
  readonly db: Kysely<Tables>
  readonly database: FreshDatabase
  /** The store's clock in epoch milliseconds. Tests set it. */
  readonly clock: { now: number }
}

/**
 * The tests run on SQLite, on PostgreSQL where `TEST_DATABASE_URL` names a server, and on several PostgreSQL servers
 * where `TEST_CITUS_URL` names a coordinator of Citus.
 */
const serverByEngine = {
  SQLite: undefined,
  PostgreSQL: process.env.TEST_DATABASE_URL,
  Citus: process.env.TEST_CITUS_URL,
}

/** Runs the same tests on each engine, each on its own database. `skips` names an engine that they are not for. */
export function onBothEngines(tests: (opened: Opened) => void, { skips }: { skips?: 'Citus' } = {}): void {
  for (const [engine, server] of Object.entries(serverByEngine)) {
    describe.skipIf(engine === skips || (engine !== 'SQLite' && !server))(`on ${engine}`, () => {
      const opened = {} as { -readonly [K in keyof Opened]: Opened[K] }
      beforeAll(async () => {
        opened.clock = { now: Date.UTC(2026, 1, 2) }
        opened.database = await freshDatabase(server)
        opened.store = await openStore({ ...opened.database, clock: () => opened.clock.now })
        opened.db = await openDatabase(opened.database)
      })
      afterAll(async () => {
        await opened.store.close()
        await opened.db.destroy()
        await opened.database.remove()
      })
      tests(opened)
    })
  }
}
