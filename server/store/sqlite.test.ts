import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from './open.ts'
import { freshDatabase } from './test/fresh-database.ts'

const database = await freshDatabase()
const db = await openDatabase(database)
afterAll(async () => {
  await db.destroy()
  await database.remove()
})

test('the embedded database flushes every commit to the disk and lets others read meanwhile', async () => {
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
})

test('yes and no are kept as 1 and 0', async () => {
  expect((await sql`select ${true} as yes, ${false} as no`.execute(db)).rows).toEqual([{ yes: 1, no: 0 }])
})

test('more different statements than are kept prepared still answer, the first one again too', async () => {
  for (let i = 0; i < 450; i++) {
    const number = i % 225
    expect((await sql`select ${sql.lit(number)} + 1 as next`.execute(db)).rows).toEqual([{ next: number + 1 }])
  }
})
