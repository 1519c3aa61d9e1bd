import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../open.ts'
import type { Tables } from '../schema.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { backUp } from './backup.ts'
import { readContents } from './contents.ts'
import { restorePostgres } from './postgres-restore.ts'

const server = process.env.TEST_DATABASE_URL
const many = 30_000

async function newLocation() {
  const { databaseUrl = '', dataDir, remove } = await freshDatabase(server)
  onTestFinished(remove)
  const using = async <Result>(use: (db: Kysely<Tables>) => Promise<Result>) => {
    const db = await openDatabase({ databaseUrl, dataDir })
    return use(db).finally(() => db.destroy())
  }
  return { databaseUrl, dataDir, backupDir: dataDir, using }
}

/** Returns a location with more memberships than a pipe's buffer holds. */
async function newSchool() {
  const location = await newLocation()
  await location.using((db) =>
    sql`insert into memberships select 'Māia ' || n, 'Room 🌳 ' || n, n from generate_series(1, ${sql.lit(many)}) n`.execute(
      db,
    ),
  )
  return location
}

test.skipIf(!server)('a large database is restored with all its rows, macrons and emoji included', async () => {
  const school = await newSchool()
  const { path } = await backUp(school, 0)
  const { databaseUrl, dataDir, using } = await newLocation()
  await restorePostgres(path, { databaseUrl, folder: dataDir, replace: false, at: 0 })
  const last = await using((db) =>
    db.selectFrom('memberships').selectAll().orderBy('joined_at', 'desc').executeTakeFirst(),
  )
  expect(last).toEqual({ student_id: `Māia ${many}`, class_id: `Room 🌳 ${many}`, joined_at: many })
})

test.skipIf(!server)('a restore that fails halfway changes nothing', async () => {
  const { path } = await backUp(await newSchool(), 0)
  const { databaseUrl, dataDir, using } = await newLocation()
  await using(async (db) => {
    await db.insertInto('memberships').values({ student_id: 'mia', class_id: 'Room 9', joined_at: 1 }).execute()
    // A view has the name of a table that the backup creates.
    await sql`alter table progress rename to moved`.execute(db)
    await sql`create view progress as select 1 as one`.execute(db)
  })
  const before = await using(readContents)
  const restored = restorePostgres(path, { databaseUrl, folder: dataDir, replace: true, at: 0 })
  await expect(restored).rejects.toThrow(/^The restore failed and changed nothing: .*"progress" already exists/)
  expect(await using(readContents)).toEqual(before)
})
