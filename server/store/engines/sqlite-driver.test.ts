import { setTimeout as sleep } from 'node:timers/promises'
import { type CompiledQuery, Kysely, sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../open.ts'
import type { Tables } from '../schema.ts'
import { runTogether } from '../statements/prepared.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { sqliteDialect } from './sqlite.ts'

const database = await freshDatabase()
const db = await openDatabase(database)
afterAll(async () => {
  await db.destroy()
  await database.remove()
})
beforeEach(() => db.deleteFrom('memberships').execute())

const insert = (student_id: string, through: Kysely<Tables> = db) =>
  through.insertInto('memberships').values({ student_id, class_id: 'a', joined_at: 1 })
const students = async () => {
  const rows = await db.selectFrom('memberships').select('student_id').orderBy('student_id').execute()
  return rows.map(({ student_id }) => student_id)
}
/** Commits statements in the thread. */
const inThread = (...statements: CompiledQuery<unknown>[]) => runTogether(db, statements)

test('a transaction of the thread is flushed to the disk like any other', async () => {
  const [rows] = await inThread(sql`pragma synchronous`.compile(db))
  expect(rows).toEqual([{ synchronous: 2 }])
})

test('an error in the thread has the code of SQLite, and the thread goes on working', async () => {
  const twice = inThread(insert('ana').compile(), insert('ana').compile())
  await expect(twice).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
  expect(await students()).toEqual([])
  await inThread(insert('ana').compile())
  expect(await students()).toEqual(['ana'])
})

test('a read during a transaction waits for its end, and then sees what it wrote', async () => {
  let read: Promise<string[]> | undefined
  await db.transaction().execute(async (trx) => {
    await insert('ana', trx).execute()
    read = students()
    await sleep(20)
    await insert('ben', trx).execute()
  })
  expect(await read).toEqual(['ana', 'ben'])
})

test('writers of all kinds take turns, and none of them is lost', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `student ${10 + i}`)
  const write = (name: string, i: number) => {
    if (i % 3 === 0) return inThread(insert(name).compile())
    if (i % 3 === 1) return insert(name).execute()
    return db.transaction().execute(async (trx) => {
      const { count } = await trx
        .selectFrom('memberships')
        .select(trx.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
      await sleep(1)
      await insert(name, trx).execute()
      const after = await trx.selectFrom('memberships').select(trx.fn.countAll().as('count')).executeTakeFirstOrThrow()
      expect(after.count).toBe(Number(count) + 1)
    })
  }
  await Promise.all(names.map(write))
  expect(await students()).toEqual(names)
})

test('a transaction that fails to begin leaves the turn to the next writer', async () => {
  const other = new Kysely<Tables>({ dialect: sqliteDialect(database.dataDir, { patience: 100 }) })
  await db.transaction().execute(async (trx) => {
    await insert('ana', trx).execute()
    await expect(runTogether(other, [insert('ben').compile()])).rejects.toMatchObject({ code: 'SQLITE_BUSY' })
    await expect(other.transaction().execute((trx) => insert('ben', trx).execute())).rejects.toThrow(/locked/)
  })
  await runTogether(other, [insert('ben').compile()])
  await other.destroy()
  expect(await students()).toEqual(['ana', 'ben'])
})

test('the database closes after the writes under way, and later ones fail', async () => {
  const closing = await openDatabase(database)
  const writes = ['ana', 'ben'].map((name) => runTogether(closing, [insert(name).compile()]))
  // One write has begun, and the other waits for its turn.
  await new Promise(setImmediate)
  const closed = closing.destroy()
  await Promise.all([...writes, closed])
  await expect(runTogether(closing, [insert('cy').compile()])).rejects.toThrow()
  expect(await students()).toEqual(['ana', 'ben'])
})
