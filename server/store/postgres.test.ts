import type { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, openStore } from './open.ts'
import type { Tables } from './schema.ts'
import type { Store } from './store.ts'
import { terminateBlocked, whileLocked } from './test/blocked.ts'
import { type FreshDatabase, freshDatabase } from './test/fresh-database.ts'
import { newClaims } from './test/samples.ts'

const server = process.env.TEST_DATABASE_URL

describe.skipIf(!server)('connections to PostgreSQL', () => {
  let database: FreshDatabase
  let db: Kysely<Tables>
  const opened: Store[] = []
  beforeAll(async () => {
    database = await freshDatabase(server)
    db = await openDatabase(database)
  })
  afterAll(async () => {
    for (const store of opened) await store.close()
    await db.destroy()
    await database.remove()
  })

  const open = async () => {
    const store = await openStore({ ...database, clock: Date.now })
    opened.push(store)
    return store
  }

  test('a connection that breaks under a statement fails only that statement', async () => {
    const store = await open()
    const claims = newClaims()
    await whileLocked(db, 'students', async () => {
      const begun = store.accounts.begin(claims, 'student')
      begun.catch(() => {})
      await terminateBlocked(db)
      await expect(begun).rejects.toThrow('terminating connection')
    })
    await store.accounts.begin(claims, 'student')
    expect(await store.accounts.select(claims.id)).toMatchObject({ email: claims.email })
  })
})
