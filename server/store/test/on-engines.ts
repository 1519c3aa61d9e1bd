import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe } from 'vitest'
import { openDatabase, openStore, type Store } from '../open.ts'
import type { Tables } from '../schema.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'
import { addAccounts } from './samples.ts'

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

/** Returns a store that creates the account of a student before the student's first save or class. */
function withAccounts(store: Store, db: Kysely<Tables>): Store {
  const created = new Map<string, Promise<void>>()
  const create = async (ids: readonly string[]) => {
    const missing = ids.filter((id) => !created.has(id))
    const creating = missing.length > 0 ? addAccounts(db, missing) : Promise.resolve()
    for (const id of missing) created.set(id, creating)
    await Promise.all(ids.map((id) => created.get(id)))
  }
  const save: Store['rounds']['save'] = async (saves) => {
    await create([...new Set(saves.map(({ studentId }) => studentId))])
    return store.rounds.save(saves)
  }
  const join: Store['memberships']['join'] = async (studentId, classId) => {
    await create([studentId])
    return store.memberships.join(studentId, classId)
  }
  const ask: Store['joinRequests']['ask'] = async (studentId, classId) => {
    await create([studentId])
    return store.joinRequests.ask(studentId, classId)
  }
  return {
    ...store,
    rounds: { ...store.rounds, save },
    memberships: { ...store.memberships, join },
    joinRequests: { ...store.joinRequests, ask },
  }
}

/** Runs the same tests on each engine, each on its own database. `skips` names an engine that they are not for. */
export function onBothEngines(tests: (opened: Opened) => void, { skips }: { skips?: 'Citus' } = {}): void {
  for (const [engine, server] of Object.entries(serverByEngine)) {
    describe.skipIf(engine === skips || (engine !== 'SQLite' && !server))(`on ${engine}`, () => {
      const opened = {} as { -readonly [K in keyof Opened]: Opened[K] }
      beforeAll(async () => {
        opened.clock = { now: Date.UTC(2026, 1, 2) }
        opened.database = await freshDatabase(server)
        opened.db = await openDatabase(opened.database)
        opened.store = withAccounts(await openStore({ ...opened.database, clock: () => opened.clock.now }), opened.db)
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
