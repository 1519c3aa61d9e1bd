import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { writeCheck } from './write-check.ts'

const nothing = async () => {}

async function newDatabase() {
  const { dataDir, remove } = await freshDatabase()
  const db = await openDatabase({ dataDir })
  onTestFinished(async () => {
    await db.destroy()
    await remove()
  })
  return { dataDir, db }
}

test('a write check fails on a full disk', async () => {
  const { db } = await newDatabase()
  await sql`pragma max_page_count = 1`.execute(db)
  await expect(writeCheck(db, () => 0, nothing)()).rejects.toMatchObject({ code: 'SQLITE_FULL' })
})

test('each write check takes more space on the disk than the save of a round', async () => {
  const { db, dataDir } = await newDatabase()
  const written = () => statSync(join(dataDir, 'solve-it.sqlite-wal')).size
  let now = Date.UTC(2026, 1, 2)
  const check = writeCheck(db, () => now, nothing)
  for (let checks = 0; checks < 3; checks++) {
    const before = written()
    await check()
    expect(written() - before).toBeGreaterThan(64_000)
    now += 10_000
  }
})
