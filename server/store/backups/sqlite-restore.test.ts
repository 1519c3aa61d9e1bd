import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepServersOut } from '../engines/sqlite.ts'
import { openDatabase } from '../open.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { giveToOrdinaryUser } from '../test/ordinary-user.ts'
import { backUp } from './backup.ts'
import { noSpace } from './sqlite-copy.ts'
import { restoreSqlite } from './sqlite-restore.ts'

const at = Date.UTC(2026, 1, 3, 4, 5, 6)
const member = { student_id: 'mia', class_id: 'Room 5', joined_at: 1 }

async function newLocation() {
  const { dataDir, remove } = await freshDatabase()
  onTestFinished(remove)
  return { dataDir, file: join(dataDir, 'solve-it.sqlite'), backupDir: join(dataDir, 'backups') }
}

/** Returns a location whose database has one membership, and a backup of it. */
async function newSchool() {
  const location = await newLocation()
  const db = await openDatabase(location)
  await db.insertInto('memberships').values(member).execute()
  await db.destroy()
  return { ...location, ...(await backUp(location, at)) }
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
  const crashed = await newLocation()
  const db = await openDatabase(crashed)
  await db.insertInto('memberships').values(member).execute()
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-backups-'))
  for (const ending of ['', '-wal']) copyFileSync(crashed.file + ending, join(folder, `copy.sqlite${ending}`))
  await db.destroy()
  expect(statSync(join(folder, 'copy.sqlite-wal')).size).toBeGreaterThan(0)
  const { dataDir, file } = await newLocation()
  const { contents } = await restoreSqlite(join(folder, 'copy.sqlite'), { dataDir, replace: false, at })
  rmSync(folder, { recursive: true })
  expect(contents.rows.memberships).toBe(1)
  expect(existsSync(`${file}-restoring-wal`)).toBe(false)
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test('a -wal file without its database counts as data, and is never part of a restored database', async () => {
  const { path } = await newSchool()
  const { dataDir, file } = await newLocation()
  writeFileSync(`${file}-wal`, 'The answers of a whole week')
  await expect(restoreSqlite(path, { dataDir, replace: false, at })).rejects.toThrow('has data. Add --replace')
  const { replaced } = await restoreSqlite(path, { dataDir, replace: true, at })
  expect(existsSync(join(replaced ?? '', 'solve-it.sqlite-wal'))).toBe(true)
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test('a damaged database counts as data', async () => {
  const { path } = await newSchool()
  const { dataDir, file } = await newLocation()
  writeFileSync(file, 'This is a letter, not a database. '.repeat(100))
  await expect(restoreSqlite(path, { dataDir, replace: false, at })).rejects.toThrow('has data. Add --replace')
  await restoreSqlite(path, { dataDir, replace: true, at })
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test('replaced files that other users could read are kept for their owner only', async () => {
  const { path } = await newSchool()
  const { dataDir, file } = await newLocation()
  writeFileSync(file, 'This is a letter, not a database. '.repeat(100), { mode: 0o644 })
  const { replaced } = await restoreSqlite(path, { dataDir, replace: true, at })
  expect(statSync(join(replaced ?? '', 'solve-it.sqlite')).mode & 0o777).toBe(0o600)
  for (const name of ['', '-servers']) expect(statSync(file + name).mode & 0o777).toBe(0o600)
})

test('a server cannot start during a restore, and can start after it', async () => {
  const { dataDir, file } = await newSchool()
  const letServersIn = keepServersOut(file)
  await expect(openDatabase({ dataDir })).rejects.toThrow(`${file} is being restored. Start the app when that is done.`)
  letServersIn()
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test('a server does not create a new database after an interrupted restore', async () => {
  const { dataDir, file, path } = await newSchool()
  renameSync(file, `${file}-restoring`)
  await expect(openDatabase({ dataDir })).rejects.toThrow(
    `A restore of ${file} did not finish. Restore the backup again.`,
  )
  await restoreSqlite(path, { dataDir, replace: false, at })
  expect(await membershipsIn(dataDir)).toEqual([member])
})

test.runIf(process.getuid?.() === 0)(
  'a file that root backs up or restores belongs to the owner of its folder',
  async () => {
    const school = await newLocation()
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

test('a backup of a missing database is refused, and does not create the database', async () => {
  const location = await newLocation()
  await expect(backUp(location, at)).rejects.toThrow(`There is no database: ${location.file} is missing.`)
  expect(existsSync(location.file)).toBe(false)
})

test('a backup fails early where the database is larger than the free space', () => {
  expect(noSpace('/copies', 5_000_000, 5_000_000)).toBeNull()
  expect(noSpace('/copies', 5_000_001, 5_000_000)).toBe(
    'There is no space in /copies: a backup takes up to 6 MB, and 5 MB are free.',
  )
})

test.each(['', '-servers', '-restoring'])(
  'a restore is refused where the file with ending "%s" is a link',
  async (ending) => {
    const { path } = await newSchool()
    const { dataDir, file } = await newLocation()
    const elsewhere = join(dataDir, 'elsewhere')
    symlinkSync(elsewhere, file + ending)
    await expect(restoreSqlite(path, { dataDir, replace: true, at })).rejects.toThrow('is a link')
    expect(existsSync(elsewhere)).toBe(false)
  },
)
