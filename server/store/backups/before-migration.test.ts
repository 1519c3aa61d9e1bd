import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { migrations } from '../../migrations/all.ts'
import { openDatabase } from '../open.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { restore } from './backup.ts'

const second = '9999-second'
afterEach(() => {
  delete migrations[second]
})

const member = { student_id: 'mia', class_id: 'Room 5', joined_at: 1 }

/** Returns a folder with a database of the version before the second migration. */
async function newSchool() {
  const { dataDir, remove } = await freshDatabase()
  onTestFinished(remove)
  const settings = { dataDir, migrationBackups: join(dataDir, 'backups') }
  const db = await openDatabase(settings)
  await db.insertInto('memberships').values(member).execute()
  await db.destroy()
  return settings
}

/** Starts the next version; its migration runs `up`. Returns the lines for the operator. */
async function upgrade(settings: Parameters<typeof openDatabase>[0], up = async (_: Kysely<unknown>) => {}, now = 0) {
  migrations[second] = { up }
  const notices: string[] = []
  const db = await openDatabase(
    settings,
    (line) => notices.push(line),
    () => now,
  )
  await db.destroy()
  return notices
}

const fail = async () => {
  throw new Error('a mistake')
}
const newest = ({ migrationBackups }: { migrationBackups: string }) =>
  join(migrationBackups, readdirSync(migrationBackups).sort().at(-1) ?? '')
const deleteAll = async (db: Kysely<unknown>) => {
  await sql`delete from memberships`.execute(db)
}

test('a new or up-to-date database is not backed up', async () => {
  const settings = await newSchool()
  await (await openDatabase(settings)).destroy()
  expect(existsSync(settings.migrationBackups)).toBe(false)
})

test('a database is backed up before a migration, and the backup restores its earlier data', async () => {
  const settings = await newSchool()
  const notices = await upgrade(settings, deleteAll, Date.UTC(2026, 1, 3))
  const path = join(settings.migrationBackups, 'solve-it-2026-02-03T00-00-00Z-before-9999-second.sqlite')
  expect(notices).toEqual([`Backup before the upgrade of the database: ${path}`])
  delete migrations[second]
  const location = { ...settings, backupDir: settings.migrationBackups }
  await restore(path, { ...location, replace: true, at: 0 })
  const db = await openDatabase(settings)
  expect(await db.selectFrom('memberships').selectAll().execute()).toEqual([member])
  await db.destroy()
})

test('an automatic backup older than the newest seven is deleted, and a manual one stays', async () => {
  const settings = await newSchool()
  for (let day = 1; day <= 9; day++) {
    await expect(upgrade(settings, fail, Date.UTC(2026, 1, day))).rejects.toThrow('a mistake')
    if (day === 1) renameSync(newest(settings), join(settings.migrationBackups, 'solve-it-2026-02-01T00-00-00Z.sqlite'))
  }
  const days = readdirSync(settings.migrationBackups).map((name) => Number(name.slice(17, 19)))
  expect(days).toEqual([1, 3, 4, 5, 6, 7, 8, 9])
})

test('a start whose backup fails ends with one clear line, before any migration', async () => {
  const settings = await newSchool()
  writeFileSync(settings.migrationBackups, 'a file in the place of the folder')
  const up = vi.fn(deleteAll)
  const failed = await upgrade(settings, up).catch((error: Error) => error.message)
  expect(failed).toMatch(/^The backup before the upgrade of the database failed: EEXIST[^\n]+\. Set BACKUP_DIR [^\n]+$/)
  expect(up).not.toHaveBeenCalled()
})

test('a command that needs an existing database does not upgrade an older one', async () => {
  const settings = await newSchool()
  const up = vi.fn(deleteAll)
  migrations[second] = { up }
  const refusal = `The database in ${settings.dataDir} is older than this version. First start the app`
  await expect(openDatabase({ ...settings, mustExist: true })).rejects.toThrow(refusal)
  expect(up).not.toHaveBeenCalled()
  expect(existsSync(settings.migrationBackups)).toBe(false)
})

test('a start without a folder for backups migrates without one', async () => {
  const { dataDir } = await newSchool()
  expect(await upgrade({ dataDir })).toEqual([])
  expect(existsSync(join(dataDir, 'backups'))).toBe(false)
})
