import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Clock } from '../clock.ts'
import { openDatabase, openStore, type Store, type Watch } from '../open.ts'
import type { Tables } from '../schema.ts'
import { blockedCount, terminateBlocked, whileLocked } from '../test/blocked.ts'
import { type FreshDatabase, freshDatabase } from '../test/fresh-database.ts'
import { lastStoredMove } from '../test/last-stored-move.ts'
import { addAccounts, additionLevel, newClaims, playRight, saveOf } from '../test/samples.ts'
import { type SilentProxy, startSilentProxy } from '../test/silent-proxy.ts'
import { postgresDialect } from './postgres.ts'

const server = process.env.TEST_DATABASE_URL
/** A limit in milliseconds that no test reaches. */
const endless = 600_000

describe.skipIf(!server)('connections to PostgreSQL', () => {
  let database: FreshDatabase
  let proxy: SilentProxy
  let db: Kysely<Tables>
  const opened: Store[] = []
  beforeAll(async () => {
    database = await freshDatabase(server)
    db = await openDatabase(database)
    proxy = await startSilentProxy(database.databaseUrl ?? '')
  })
  afterAll(async () => {
    for (const store of opened) await store.close()
    await db.destroy()
    await proxy.close()
    await database.remove()
  })

  const open = async (patience: number, { clock = Date.now, watch }: { clock?: Clock; watch?: Watch } = {}) => {
    const store = await openStore({ databaseUrl: proxy.url, dataDir: '', patience, clock, watch })
    opened.push(store)
    return store
  }
  const begin = (store: Store) => store.accounts.signIn(newClaims(), 'student')
  const beginMany = (store: Store) => Promise.allSettled(Array.from({ length: 20 }, () => begin(store)))
  const succeeds = (work: () => Promise<unknown>) =>
    work().then(
      () => true,
      () => false,
    )

  test('a connection that breaks under a statement fails only that statement', async () => {
    const store = await open(endless)
    await whileLocked(db, 'accounts', async () => {
      const begun = expect(begin(store)).rejects.toThrow('terminating connection')
      await terminateBlocked(db)
      await begun
    })
    await begin(store)
  })

  test('a connection that closes silently during a statement fails only that statement', async () => {
    const store = await open(endless)
    await whileLocked(db, 'accounts', async () => {
      const begun = expect(begin(store)).rejects.toThrow('terminated unexpectedly')
      await expect.poll(() => blockedCount(db)).toBe(1)
      // Without its listener, the driver's error event would end the process, and fail this run of the tests.
      proxy.breakOff()
      await begun
    })
    await begin(store)
  })

  // Both texts end with a zero byte. Without it, the name of a setting would contain the first one.
  const breaks = [
    ['request', 'commit\0', false],
    ['reply', 'COMMIT\0', true],
  ] as const

  test.each(breaks)(
    'a save fails whose connection breaks at the %s of its commit, and a second try stores its answers once',
    async (side, text, isStored) => {
      const store = await open(10_000)
      const round = playRight(await additionLevel(), 3)
      const { studentId, roundId } = round
      await addAccounts(db, [studentId])
      await store.rounds.save([saveOf(round, 0, 1)])
      const broken = proxy.breakAt(side, text)
      await expect(store.rounds.save([saveOf(round, 1, 3)])).rejects.toThrow('terminated unexpectedly')
      await broken
      expect(await lastStoredMove(database, studentId, roundId)).toBe(isStored ? 3 : 1)
      expect(await store.rounds.save([saveOf(round, 1, 3)])).toMatchObject([{ stale: isStored }])
      const moves = await store.rounds.selectMoves(studentId, roundId, 1, 99)
      expect(moves).toEqual(round.moves.map(({ move }) => move))
    },
  )

  test.each(breaks)(
    'the creation of a class fails if its connection breaks at the %s of the commit, and a second try succeeds',
    async (side, text, isStored) => {
      const store = await open(10_000)
      const fields = { id: randomUUID(), name: 'Room 3', teacherId: newClaims().id }
      const stored = () => db.selectFrom('classrooms').select('name').where('id', '=', fields.id).execute()
      const broken = proxy.breakAt(side, text)
      await expect(store.classes.create(fields)).rejects.toThrow('terminated unexpectedly')
      await broken
      expect(await stored()).toHaveLength(isStored ? 1 : 0)
      await store.classes.create(fields)
      expect(await stored()).toEqual([{ name: 'Room 3' }])
    },
  )

  test.each([
    ['off', 'on'],
    ['local', 'on'],
    ['remote_write', 'on'],
    ['remote_apply', 'remote_apply'],
  ])('in a database with synchronous_commit = %s, the app commits with %s', async (setting, expected) => {
    const name = sql.id(new URL(database.databaseUrl ?? '').pathname.slice(1))
    await sql`alter database ${name} set synchronous_commit = ${sql.lit(setting)}`.execute(db)
    const ours = new Kysely({ dialect: postgresDialect(database.databaseUrl ?? '', 10_000) })
    const { rows } = await sql`show synchronous_commit`.execute(ours)
    await ours.destroy()
    await sql`alter database ${name} reset synchronous_commit`.execute(db)
    expect(rows).toEqual([{ synchronous_commit: expected }])
  })

  test('a database that cannot be opened is not taken for one without tables', async () => {
    const url = new URL(database.databaseUrl ?? '')
    url.pathname += '_missing'
    const settings = { dataDir: database.dataDir, databaseUrl: url.href, mustExist: true }
    await expect(openDatabase(settings)).rejects.toThrow('does not exist')
  })

  test('a statement works again after a newer version of the app has changed its table', async () => {
    const store = await open(endless)
    const read = () => store.accounts.select(newClaims().id)
    await Promise.all(Array.from({ length: 10 }, read))
    await sql`alter table accounts add column newer text`.execute(db)
    // Each connection of the pool may fail once with a statement that it prepared before.
    for (let tries = 0; tries < 10; tries++) await succeeds(read)
    expect(await read()).toBeNull()
    await sql`alter table accounts drop column newer`.execute(db)
  })

  test('a statement on a silent connection fails, and a new connection replaces it', async () => {
    const store = await open(1000)
    await beginMany(store)
    void proxy.silence()
    const results = await beginMany(store)
    expect(results.map(({ status }) => status)).toContain('rejected')
    await begin(store)
  })

  test('a row that a silent connection has locked becomes free', async () => {
    const { id } = newClaims()
    const session = { token_hash: id, account_id: id, created_at: 1, last_seen_at: 1 }
    await db.insertInto('sessions').values(session).execute()
    const ours = new Kysely<Tables>({ dialect: postgresDialect(proxy.url, 1000) })
    const touch = (by: Kysely<Tables>) =>
      by.updateTable('sessions').set({ last_seen_at: 2 }).where('token_hash', '=', id).execute()
    const silenced = ours.transaction().execute(async (trx) => {
      await touch(trx)
      void proxy.silence()
      await touch(trx)
    })
    await expect(silenced).rejects.toThrow('timeout')
    await expect.poll(() => succeeds(() => touch(ours)), { timeout: 20_000 }).toBe(true)
    await ours.destroy()
  })

  test('a read gets a connection while many writes wait for a lock', async () => {
    const store = await open(3000)
    await whileLocked(db, 'accounts', async () => {
      const writes = beginMany(store)
      await expect.poll(() => blockedCount(db)).toBe(10)
      await store.sessions.selectWithAccount('unknown', null)
      const results = await writes
      expect(results).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: '55P03' }) })
    })
    await begin(store)
  })

  test('saves that wait for a locked table fail together, without another try', async () => {
    const statements: string[] = []
    const watch = (statement: string) => statements.push(statement)
    const store = await open(10_000, { watch })
    const level = await additionLevel()
    const saves = Array.from({ length: 3 }, () => saveOf(playRight(level, 1), 0, 1))
    const saveAll = () => Promise.allSettled(saves.map((save) => store.rounds.save([save])))
    const isRefused = { status: 'rejected', reason: expect.objectContaining({ code: '55P03' }) }
    await whileLocked(db, 'moves', async () => expect(await saveAll()).toEqual(Array(3).fill(isRefused)))
    expect(statements.filter((statement) => statement.startsWith('insert into "moves"'))).toHaveLength(1)
    expect((await saveAll()).map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))
  })

  test('a store is not ready while the table of moves is locked, and is ready again afterwards', async () => {
    let now = 0
    const store = await open(10_000, { clock: () => now })
    expect(await store.ready()).toBe(true)
    now += 10_000
    const errors: unknown[] = []
    await whileLocked(db, 'moves', async () => expect(await store.ready((error) => errors.push(error))).toBe(false))
    expect(errors).toEqual([expect.objectContaining({ code: '55P03' })])
    now += 10_000
    expect(await store.ready()).toBe(true)
  })

  test('every read is repeated after all connections of the pool broke at once', async () => {
    const ours = new Kysely<Tables>({ dialect: postgresDialect(database.databaseUrl ?? '', 10_000) })
    const sleeping = sql`from pg_stat_activity
      where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`
    const reads = Array.from({ length: 14 }, () => sql`select pg_sleep(1.5)`.execute(ours))
    await expect.poll(async () => (await sql`select pid ${sleeping}`.execute(db)).rows.length).toBe(10)
    await sql`select pg_terminate_backend(pid) ${sleeping}`.execute(db)
    expect(await Promise.all(reads)).toHaveLength(14)
    await ours.destroy()
  })

  test('a statement that takes too long is cancelled on the server', async () => {
    const ours = new Kysely<Tables>({ dialect: postgresDialect(proxy.url, 500) })
    await expect(sql`select pg_sleep(${endless})`.execute(ours)).rejects.toMatchObject({ code: '57014' })
    await ours.destroy()
  })

  test('a migration may wait longer than a request', async () => {
    const patience = 1000
    const migrationLock = sql`3853314791062309107`
    let store: Promise<Store> | undefined
    await db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${migrationLock})`.execute(holder)
      store = open(patience)
      await expect.poll(() => blockedCount(db)).toBe(1)
      await sleep(2 * patience)
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(holder)
    })
    expect(await (await store)?.ready()).toBe(true)
  })
})
