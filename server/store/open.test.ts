import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
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

test('a file that is no database is refused, and so is a server that does not answer', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'solve-it-test-'))
  writeFileSync(join(dataDir, 'solve-it.sqlite'), 'This is a letter, not a database. '.repeat(100))
  await expect(openStore({ dataDir, clock })).rejects.toThrow()
  await expect(openStore({ databaseUrl: 'postgres://127.0.0.1:1/none', dataDir, clock })).rejects.toThrow()
  rmSync(dataDir, { recursive: true })
})
