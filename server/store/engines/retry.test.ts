import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { openDatabase, openStore } from '../open.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { type SilentProxy, startSilentProxy } from '../test/silent-proxy.ts'
import { openWithRetries } from './retry.ts'

const server = process.env.TEST_DATABASE_URL

/** Opens a store, and records the lines for the operator. */
async function openRecording(databaseUrl: string, pauses: readonly number[], onNotice = async () => {}) {
  const notices: string[] = []
  const notice = (line: string) => {
    notices.push(line)
    void onNotice()
  }
  const open = () => openStore({ databaseUrl, dataDir: '', clock: Date.now })
  const store = await openWithRetries(open, { pauses, notice }).catch((error: Error) => error)
  return { store, notices }
}

test('an unreachable PostgreSQL server is tried again after each pause, and then fails with one line', async () => {
  const address = `127.0.0.1:${await freePort()}`
  const { store, notices } = await openRecording(`postgres://${address}/none`, [0, 10])
  const reason = `connect ECONNREFUSED ${address}`
  expect(notices).toEqual([
    `PostgreSQL does not respond yet (${reason}). Trying again in 0 s.`,
    `PostgreSQL does not respond yet (${reason}). Trying again in 0.01 s.`,
  ])
  expect(store).toEqual(new Error(`PostgreSQL does not respond: ${reason}`))
})

test('a server that breaks each connection counts as unreachable', async () => {
  const rude = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  await once(rude, 'listening')
  const { store, notices } = await openRecording(
    `postgres://127.0.0.1:${(rude.address() as AddressInfo).port}/none`,
    [0],
  )
  rude.close()
  expect(notices).toHaveLength(1)
  expect(store).toMatchObject({ message: expect.stringMatching(/^PostgreSQL does not respond: /) })
})

test('a wrong address is not tried again', async () => {
  const { store, notices } = await openRecording('postgres://127.0.0.1:99999/none', [0])
  expect(notices).toEqual([])
  expect(store).toBeInstanceOf(Error)
})

test.skipIf(!server)('a missing database is not tried again', async () => {
  const missing = new URL(server ?? '')
  missing.pathname = 'missing'
  const { store, notices } = await openRecording(missing.href, [0])
  expect(notices).toEqual([])
  expect(store).toMatchObject({ message: 'database "missing" does not exist' })
})

test.skipIf(!server)('a server that has no connection left is tried again', async () => {
  const database = await freshDatabase(server)
  const db = await openDatabase(database)
  const role = `crowded_${randomUUID().slice(0, 8)}`
  await sql`create role ${sql.id(role)} login connection limit 0`.execute(db)
  const crowded = new URL(database.databaseUrl ?? '')
  crowded.username = role
  const { store, notices } = await openRecording(crowded.href, [0])
  await sql`drop role ${sql.id(role)}`.execute(db)
  await db.destroy()
  await database.remove()
  expect(notices).toHaveLength(1)
  expect(store).toMatchObject({ message: `PostgreSQL does not respond: too many connections for role "${role}"` })
})

test.skipIf(!server)('a store opens once PostgreSQL is up', async () => {
  const database = await freshDatabase(server)
  const port = await freePort()
  const late = new URL(database.databaseUrl ?? '')
  late.port = String(port)
  let proxy: SilentProxy | undefined
  const { store, notices } = await openRecording(late.href, [0, 100, 1000, 10_000], async () => {
    proxy ??= await startSilentProxy(database.databaseUrl ?? '', port)
  })
  if (store instanceof Error) throw store
  expect(notices.length).toBeGreaterThan(0)
  expect(await store.ready()).toBe(true)
  await store.close()
  await proxy?.close()
  await database.remove()
})
