import { randomUUID } from 'node:crypto'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { expect, test } from 'vitest'
import { migrations, titleOf } from '../migrations/all.ts'
import { openDatabase, openStore } from './open.ts'
import { startContenders } from './test/contenders.ts'
import { freshDatabase } from './test/fresh-database.ts'
import { onBothEngines } from './test/on-engines.ts'
import { asOrdinaryUser, giveToOrdinaryUser } from './test/ordinary-user.ts'
import { newClaims } from './test/samples.ts'

const clock = () => 1

onBothEngines((opened) => {
  test('each of four servers that start at the same moment on an empty database starts', {
    timeout: 180_000,
  }, async () => {
    const contenders = startContenders(4)
    try {
      for (let i = 0; i < 5; i++) {
        const database = await freshDatabase(opened.database.databaseUrl)
        expect(await contenders.open(database)).toEqual([true, true, true, true])
        const claims = Array.from({ length: 4 }, () => newClaims())
        const begin = { noun: 'accounts' as const, method: 'signIn' }
        await contenders.all(claims.map((claims) => ({ ...begin, args: [claims, 'student'] })))
        const store = await openStore({ ...database, clock })
        for (const { id } of claims) expect(await store.accounts.select(id)).not.toBeNull()
        await store.close()
        await database.remove()
      }
    } finally {
      await contenders.end()
    }
  })

  test('a store that is closed and opened again has its data', async () => {
    const database = await freshDatabase(opened.database.databaseUrl)
    const claims = newClaims()
    const first = await openStore({ ...database, clock })
    await first.accounts.signIn(claims, 'student')
    await first.close()
    const second = await openStore({ ...database, clock })
    expect(await second.accounts.select(claims.id)).toMatchObject({ email: claims.email })
    await second.close()
    await database.remove()
  })

  test('a new database is announced at its first start only', async () => {
    const database = await freshDatabase(opened.database.databaseUrl)
    const first = await openStore({ ...database, clock })
    expect(first.notices).toEqual(['New database: it has no accounts, classes or answers yet.'])
    await first.close()
    const second = await openStore({ ...database, clock })
    expect(second.notices).toEqual([])
    await second.close()
    await database.remove()
  })

  test('a database of a newer version is refused by name', async () => {
    const { databaseUrl, dataDir, remove } = await freshDatabase(opened.database.databaseUrl)
    const db = await openDatabase({ databaseUrl, dataDir })
    await sql`insert into kysely_migration values ('9999-later', '2999-01-01T00:00:00.000Z')`.execute(db)
    await db.destroy()
    const name = databaseUrl ? 'The PostgreSQL database' : `The database in ${dataDir}`
    const message = `${name} was made by a newer version of Solve it! Maths. Start that version, or use a backup`
    await expect(openStore({ databaseUrl, dataDir, clock })).rejects.toThrow(message)
    await remove()
  })

  test('a readiness check writes at most once in ten seconds and keeps its result for as long', async () => {
    const { store, db } = opened
    const writtenAt = async () =>
      (await db.selectFrom('write_checks').select('checked_at').executeTakeFirst())?.checked_at
    const begin = opened.clock.now + 60_000
    opened.clock.now = begin
    expect(await Promise.all([store.ready(), store.ready()])).toEqual([true, true])
    opened.clock.now = begin + 9_999
    expect(await store.ready()).toBe(true)
    expect(await writtenAt()).toBe(begin)
    await sql`alter table write_checks rename to renamed`.execute(db)
    expect(await store.ready()).toBe(true)
    opened.clock.now = begin + 10_000
    expect(await store.ready()).toBe(false)
    await sql`alter table renamed rename to write_checks`.execute(db)
    expect(await store.ready()).toBe(false)
    opened.clock.now = begin + 20_000
    expect(await store.ready()).toBe(true)
    expect(await writtenAt()).toBe(begin + 20_000)
  })

  test('a store is not ready when a migration is missing, which it reports, or when it is closed', async () => {
    const database = await freshDatabase(opened.database.databaseUrl)
    const store = await openStore({ ...database, clock })
    expect(await store.ready()).toBe(true)
    const other = await openDatabase(database)
    await sql`delete from kysely_migration`.execute(other)
    await other.destroy()
    const errors: unknown[] = []
    expect(await store.ready((error) => errors.push(error))).toBe(false)
    expect(errors).toEqual([expect.objectContaining({ name: 'MissingMigration' })])
    await store.close()
    expect(await store.ready()).toBe(false)
    await database.remove()
  })

  test('a store is not ready while its database was made by another version, whose migrations have the same titles', async () => {
    const database = await freshDatabase(opened.database.databaseUrl)
    const store = await openStore({ ...database, clock })
    const other = await openDatabase(database)
    const [name = ''] = Object.keys(migrations)
    const rename = (from: string, to: string) =>
      sql`update kysely_migration set name = ${to} where name = ${from}`.execute(other)
    await rename(name, titleOf(name))
    expect(await store.ready()).toBe(false)
    await rename(titleOf(name), name)
    expect(await store.ready()).toBe(true)
    await store.close()
    await other.destroy()
    await database.remove()
  })
})

test('a database whose files cannot be written is refused with its path and a remedy', async () => {
  const { dataDir, remove } = await freshDatabase()
  await (await openStore({ dataDir, clock })).close()
  giveToOrdinaryUser(dataDir)
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o400)
  chmodSync(dataDir, 0o500)
  const empty = mkdtempSync(join(tmpdir(), 'solve-it-test-'))
  const remedy = 'cannot be written. The server needs the right'
  for (const folder of [dataDir, empty]) {
    const message = `${join(folder, 'solve-it.sqlite')} ${remedy}`
    await asOrdinaryUser(() => expect(openStore({ dataDir: folder, clock })).rejects.toThrow(message))
  }
  chmodSync(dataDir, 0o700)
  rmSync(empty, { recursive: true })
  await remove()
})

test('a data folder that is a file, or is in one, is refused with its path', async () => {
  const { dataDir, remove } = await freshDatabase()
  const file = join(dataDir, 'notes.txt')
  writeFileSync(file, 'no folder')
  for (const folder of [file, join(file, 'data')])
    await expect(openStore({ dataDir: folder, clock })).rejects.toThrow(`DATA_DIR is ${folder}, which is no folder.`)
  await remove()
})

test.skipIf(!process.env.TEST_DATABASE_URL)('a store on a read-only PostgreSQL database is not ready', async () => {
  const { databaseUrl, dataDir, remove } = await freshDatabase(process.env.TEST_DATABASE_URL)
  const db = await openDatabase({ databaseUrl, dataDir })
  const name = new URL(databaseUrl ?? '').pathname.slice(1)
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(db)
  await db.destroy()
  const errors: unknown[] = []
  const store = await openStore({ databaseUrl, dataDir, clock })
  expect(await store.ready((error) => errors.push(error))).toBe(false)
  expect(errors).toEqual([expect.objectContaining({ code: '25006' })])
  await store.close()
  await remove()
})

test('a request fails within three seconds where another program holds the write lock, and the next one succeeds', async () => {
  const { dataDir, remove } = await freshDatabase()
  const store = await openStore({ dataDir, clock })
  const other = new Database(join(dataDir, 'solve-it.sqlite'))
  other.exec('begin immediate')
  const begun = performance.now()
  await expect(store.accounts.signIn(newClaims(), 'student')).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
  expect(performance.now() - begun).toBeLessThan(3000)
  other.close()
  await store.accounts.signIn(newClaims(), 'student')
  await store.close()
  await remove()
})

test('a missing data folder is created, readable by its owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-test-'))
  const dataDir = join(folder, 'of', randomUUID())
  const store = await openStore({ dataDir, clock })
  expect(statSync(join(dataDir, 'solve-it.sqlite')).isFile()).toBe(true)
  expect(statSync(dataDir).mode & 0o077).toBe(0)
  await store.close()
  rmSync(folder, { recursive: true })
})

test('a file that is not a database is refused with its path and a remedy', async () => {
  const { dataDir, remove } = await freshDatabase()
  const file = join(dataDir, 'solve-it.sqlite')
  writeFileSync(file, 'This is a letter, not a database. '.repeat(100))
  const message = `${file} is damaged or is no database. Restore a backup`
  await expect(openStore({ dataDir, clock })).rejects.toThrow(message)
  await remove()
})

test('a damaged database is refused with its path and a remedy', async () => {
  const { dataDir, remove } = await freshDatabase()
  await (await openStore({ dataDir, clock })).close()
  const file = join(dataDir, 'solve-it.sqlite')
  truncateSync(file, statSync(file).size / 2)
  await expect(openStore({ dataDir, clock })).rejects.toThrow(`${file} is damaged or is no database.`)
  await remove()
})

test('a missing or empty database file is refused where a -wal file has data, and the data are kept', async () => {
  const { dataDir, remove } = await freshDatabase()
  const file = join(dataDir, 'solve-it.sqlite')
  writeFileSync(`${file}-wal`, 'The answers of a whole week')
  await expect(openStore({ dataDir, clock })).rejects.toThrow(`${file} is missing, but solve-it.sqlite-wal beside it`)
  writeFileSync(file, '')
  await expect(openStore({ dataDir, clock })).rejects.toThrow(`${file} is empty, but solve-it.sqlite-wal beside it`)
  expect(readFileSync(`${file}-wal`, 'utf8')).toBe('The answers of a whole week')
  await remove()
})

test('a PostgreSQL server that cannot be reached is refused', async () => {
  await expect(openStore({ databaseUrl: 'postgres://127.0.0.1:1/none', dataDir: '', clock })).rejects.toThrow()
})
