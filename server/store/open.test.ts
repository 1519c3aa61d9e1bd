import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, openStore } from './open.ts'
import { startContenders } from './test/contenders.ts'
import { freshDatabase } from './test/fresh-database.ts'
import { onBothEngines } from './test/on-engines.ts'
import { newClaims } from './test/samples.ts'

const clock = () => 1

onBothEngines((opened) => {
  test('four servers that start at the same moment on an empty database all come up', { timeout: 60_000 }, async () => {
    const contenders = startContenders(4)
    try {
      for (let i = 0; i < 5; i++) {
        const database = await freshDatabase(opened.database.databaseUrl)
        expect(await contenders.open(database)).toEqual([true, true, true, true])
        const claims = Array.from({ length: 4 }, () => newClaims())
        const begin = { noun: 'accounts' as const, method: 'begin' }
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

  test('what was kept is there after closing and opening again', async () => {
    const database = await freshDatabase(opened.database.databaseUrl)
    const claims = newClaims()
    const first = await openStore({ ...database, clock })
    await first.accounts.begin(claims, 'student')
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

  test('a store is ready, but not when a migration is missing or when it is closed', async () => {
    const database = await freshDatabase(opened.database.databaseUrl)
    const store = await openStore({ ...database, clock })
    expect(await store.ready()).toBe(true)
    const beside = await openDatabase(database)
    await sql`delete from kysely_migration`.execute(beside)
    await beside.destroy()
    expect(await store.ready()).toBe(false)
    await store.close()
    expect(await store.ready()).toBe(false)
    await database.remove()
  })
})

test('the folder of the data is made, readable by its owner only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-test-'))
  const dataDir = join(folder, 'of', randomUUID())
  const store = await openStore({ dataDir, clock })
  expect(statSync(join(dataDir, 'solve-it.sqlite')).isFile()).toBe(true)
  expect(statSync(dataDir).mode & 0o077).toBe(0)
  await store.close()
  rmSync(folder, { recursive: true })
})

test('a file that is no database is refused with its path and a remedy', async () => {
  const { dataDir, remove } = await freshDatabase()
  const file = join(dataDir, 'solve-it.sqlite')
  writeFileSync(file, 'This is a letter, not a database. '.repeat(100))
  const message = `${file} is damaged or is no database. Move all files that begin with`
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

test('a database file that is missing or empty beside a -wal file with data is refused, and the data stay', async () => {
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
