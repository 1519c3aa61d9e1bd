import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../open.ts'
import { keepServersOut } from '../sqlite.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { giveToOrdinaryUser } from '../test/ordinary-user.ts'
import { backUp } from './backup.ts'
import { noSpace } from './sqlite-copy.ts'
import { restoreSqlite } from './sqlite-restore.ts'

const at = Date.UTC(2026, 1, 3, 4, 5, 6)
const member = { student_id: 'mia', class_id: 'Room 5', joined_at: 1 }

async function newPlace() {
  const { dataDir, remove } = await freshDatabase()
  onTestFinished(remove)
  return { dataDir, file: join(dataDir, 'solve-it.sqlite'), backupDir: join(dataDir, 'backups') }
}

/** Returns a place whose database has one membership, and a backup of it. */
async function newSchool() {
  const place = await newPlace()
  const db = await openDatabase(place)
  await db.insertInto('memberships').values(member).execute()
  await db.destroy()
  return { ...place, ...(await backUp(place, at)) }
}

async function membershipsIn(dataDir: string) {
  const db = await openDatabase({ dataDir })
  return db
    .selectFrom('memberships')
    .selectAll()
    .execute()
    .finally(() => db.destroy())
}

test('a copy of the files of a crashed server is restored with its newest answers', async () => {
  const crashed = await newPlace()
  const db = await openDatabase(crashed)
  await db.insertInto('memberships').values(member).execute()
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-backups-'))
  for (const ending of ['', '-wal']) copyFileSync(crashed.file + ending, join(folder, `copy.sqlite${ending}`))
  await db.destroy()
  expect(statSync(join(folder, 'copy.sqlite-wal')).size).toBeGreaterThan(0)
  const { dataDir, file } = await newPlace()
  const { contents } = await restoreSqlite(join(folder, 'copy.sqlite'), { dataDir, replace: false, at })
  rmSync(folder, { recursive: true })
  expect(contents.rows.memberships).toBe(1)
  expect(existsSync(`${file}-restoring-wal`)).toBe(false)
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test('a -wal file without its database counts as data, and never gets into a restored database', async () => {
  const { path } = await newSchool()
  const { dataDir, file } = await newPlace()
  writeFileSync(`${file}-wal`, 'The answers of a whole week')
  await expect(restoreSqlite(path, { dataDir, replace: false, at })).rejects.toThrow('has data. Add --replace')
  const { replaced } = await restoreSqlite(path, { dataDir, replace: true, at })
  expect(existsSync(join(replaced ?? '', 'solve-it.sqlite-wal'))).toBe(true)
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test('a damaged database counts as data', async () => {
  const { path } = await newSchool()
  const { dataDir, file } = await newPlace()
  writeFileSync(file, 'This is a letter, not a database. '.repeat(100))
  await expect(restoreSqlite(path, { dataDir, replace: false, at })).rejects.toThrow('has data. Add --replace')
  await restoreSqlite(path, { dataDir, replace: true, at })
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test('a server that starts during a restore is refused, and one after it starts', async () => {
  const { dataDir, file } = await newSchool()
  const letServersIn = keepServersOut(file)
  await expect(openDatabase({ dataDir })).rejects.toThrow(`${file} is being restored. Start the app when that is done.`)
  letServersIn()
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test('a server does not begin a new school after an interrupted restore', async () => {
  const { dataDir, file, path } = await newSchool()
  renameSync(file, `${file}-restoring`)
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `A restore of ${file} did not finish. Restore the backup again.`,
  )
  await restoreSqlite(path, { dataDir, replace: false, at })
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test.runIf(process.getuid?.() === 0)(
  'files that root backs up and restores belong to the owner of the folder',
  async () => {
    const school = await newPlace()
    const db = await openDatabase(school)
    await db.destroy()
    giveToOrdinaryUser(school.dataDir)
    const owner = statSync(school.dataDir).uid
    const { path } = await backUp(school, at)
    await restoreSqlite(path, { dataDir: school.dataDir, replace: true, at })
    const made = [school.backupDir, path, school.file, `${school.file}-servers`]
    expect(made.map((path) => statSync(path).uid)).toEqual(made.map(() => owner))
  },
)

test('a backup of a missing database is refused, and makes none', async () => {
  const place = await newPlace()
  await expect(backUp(place, at)).rejects.toThrow(`There is no database: ${place.file} is missing.`)
  expect(existsSync(place.file)).toBe(false)
})

test('a backup fails early where the database is larger than the free space', () => {
  expect(noSpace('/copies', 5_000_000, 5_000_000)).toBeNull()
  expect(noSpace('/copies', 5_000_001, 5_000_000)).toBe(
    'There is no space in /copies: a backup takes up to 6 MB, and 5 MB are free.',
  )
})
