import { createHash } from 'node:crypto'
import { copyFileSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import Database from 'libsql'
import { afterAll, expect, test, vi } from 'vitest'
import { openDatabase } from '../open.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { newClaims } from '../test/samples.ts'
import { rewriteFile, sqliteDialect } from './sqlite.ts'

const database = await freshDatabase()
const db = await openDatabase(database)
afterAll(async () => {
  await db.destroy()
  await database.remove()
})

test('a SQLite database flushes each commit to the disk and can be read during a write', async () => {
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }])
})

test('a boolean is stored as 1 or 0', async () => {
  expect((await sql`select ${true} as yes, ${false} as no`.execute(db)).rows).toEqual([{ yes: 1, no: 0 }])
})

test('a statement still works after more statements than the cache of prepared ones holds', async () => {
  for (let i = 0; i < 450; i++) {
    const number = i % 225
    expect((await sql`select ${sql.lit(number)} + 1 as next`.execute(db)).rows).toEqual([{ next: number + 1 }])
  }
})

test('the main file alone holds all data after the database is closed', async () => {
  const used = await freshDatabase()
  const first = await openDatabase(used)
  const { id } = newClaims()
  await first.insertInto('memberships').values({ student_id: id, class_id: 'a', joined_at: 1 }).execute()
  await first.destroy()
  const copied = await freshDatabase()
  copyFileSync(join(used.dataDir, 'solve-it.sqlite'), join(copied.dataDir, 'solve-it.sqlite'))
  const second = await openDatabase(copied)
  expect(await second.selectFrom('memberships').select('student_id').execute()).toEqual([{ student_id: id }])
  await second.destroy()
  await Promise.all([used.remove(), copied.remove()])
})

test('a transaction on a full disk fails with SQLITE_FULL, and later ones succeed when there is room', async () => {
  const row = (length: number) => ({ student_id: 'x'.repeat(length), class_id: 'a', joined_at: 1 })
  const joinAll = (lengths: readonly number[]) =>
    db.transaction().execute(async (trx) => {
      for (const length of lengths) await trx.insertInto('memberships').values(row(length)).execute()
    })
  await sql`pragma max_page_count = 1`.execute(db)
  await expect(joinAll([1, 100_000])).rejects.toMatchObject({ code: 'SQLITE_FULL' })
  await sql`pragma max_page_count = 1000000`.execute(db)
  await joinAll([2, 100_000])
  const kept = await db.selectFrom('memberships').select('student_id').execute()
  expect(kept.map(({ student_id }) => student_id.length)).toEqual([2, 100_000])
})

test('a failed statement rolls its whole transaction back and reports its own error', async () => {
  const row = { student_id: 'twice', class_id: 'a', joined_at: 1 }
  const twice = db.transaction().execute(async (trx) => {
    await trx.insertInto('memberships').values(row).execute()
    await trx.insertInto('memberships').values(row).execute()
  })
  await expect(twice).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' })
  expect(await db.selectFrom('memberships').where('student_id', '=', 'twice').selectAll().execute()).toEqual([])
})

test('a start gives a notice while another server runs, also after an earlier one has stopped', async () => {
  const shared = await freshDatabase()
  const start = async () => {
    const notices: string[] = []
    const opened = await openDatabase(shared, (line) => notices.push(line))
    return { stop: () => opened.destroy(), isNoticed: notices.some((line) => line.startsWith('Another server uses')) }
  }
  const first = await start()
  const second = await start()
  await first.stop()
  const third = await start()
  await Promise.all([second.stop(), third.stop()])
  const fourth = await start()
  await fourth.stop()
  expect([first, second, third, fourth].map(({ isNoticed }) => isNoticed)).toEqual([false, true, true, false])
  await shared.remove()
})

test('a new file that another process has locked fails after the patience of a statement', async () => {
  const held = await freshDatabase()
  const other = new Database(join(held.dataDir, 'solve-it.sqlite'))
  other.exec('begin exclusive')
  const pauses = vi.spyOn(Atomics, 'wait')
  expect(() => sqliteDialect(held.dataDir, { patience: 500 })).toThrow('database is locked')
  expect(pauses.mock.calls.length).toBeLessThan(3)
  other.close()
  await held.remove()
})

test('no copy of a deleted row is left in the files after the file is rewritten', async () => {
  const { dataDir, remove } = await freshDatabase()
  const school = await openDatabase({ dataDir })
  const ids = Array.from({ length: 200 }, (_, i) => createHash('sha256').update(String(i)).digest('hex').slice(0, 24))
  // Rows with keys in random order split pages, and the split leaves copies that `secure_delete` misses.
  for (let level = 0; level < 40; level++) {
    const about = {
      operation: 'addition',
      level_id: String(level),
      stage_id: '1',
      streak: 1,
      completed: 0,
      updated_at: 1,
    }
    const rows = ids.map((student_id) => ({ student_id, ...about }))
    await school.insertInto('progress').values(rows).execute()
  }
  const gone = ids.filter((_, i) => i % 4 === 0)
  await school.deleteFrom('progress').where('student_id', 'in', gone).execute()
  await rewriteFile(school)
  const bytes = readdirSync(dataDir).map((name) => readFileSync(join(dataDir, name), 'latin1'))
  expect(gone.filter((id) => bytes.some((text) => text.includes(id)))).toEqual([])
  expect(await school.selectFrom('progress').select('student_id').distinct().execute()).toHaveLength(150)
  await school.destroy()
  await remove()
})
