import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe } from 'vitest'
import { openDatabase, openStore, type Store } from '../open.ts'
import type { Tables } from '../schema.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

export interface Opened {
  readonly store: Store
  /** The same database beside the store, to see what was kept. */
  readonly db: Kysely<Tables>
  readonly database: FreshDatabase
  /** The store's clock: epoch milliseconds, to be set. */
  readonly clock: { now: number }
}

/** SQLite always; PostgreSQL where `TEST_DATABASE_URL` names a server. */
const serverByEngine = { SQLite: undefined, PostgreSQL: process.env.TEST_DATABASE_URL }

/** The same tests on both engines, each on a database of their own. */
export function onBothEngines(tests: (opened: Opened) => void): void {
  for (const [engine, server] of Object.entries(serverByEngine)) {
    describe.skipIf(engine === 'PostgreSQL' && !server)(`on ${engine}`, () => {
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
