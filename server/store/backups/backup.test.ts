import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase, openStore } from '../open.ts'
import type { Tables } from '../schema.ts'
import { type FreshDatabase, freshDatabase } from '../test/fresh-database.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { backUp, restore } from './backup.ts'
import { readContents } from './contents.ts'

const at = Date.UTC(2026, 1, 3, 4, 5, 6)
/** An id that looks like the end of a table in a dump. */
const awkward = 'Room "5"\t\n\\.\nCOPY public.moves (a) FROM stdin;\r'

onBothEngines((opened) => {
  /** Returns an empty database with a folder for backups. Both are deleted after the test. */
  async function newLocation(): Promise<FreshDatabase & { readonly backupDir: string }> {
    const database = await freshDatabase(opened.database.databaseUrl)
    const backupDir = mkdtempSync(join(tmpdir(), 'solve-it-backups-'))
    onTestFinished(async () => {
      await database.remove()
      rmSync(backupDir, { recursive: true })
    })
    return { ...database, backupDir }
  }

  async function using<Result>(database: FreshDatabase, use: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    const db = await openDatabase(database)
    return use(db).finally(() => db.destroy())
  }

  /** Returns a location whose database has one membership. */
  async function newSchool(classId: string) {
    const location = await newLocation()
    await using(location, (db) => db.insertInto('memberships').values(memberOf(classId)).execute())
    return location
  }

  const memberOf = (classId: string) => ({ student_id: 'mia', class_id: classId, joined_at: 1 })
  const membershipsIn = (database: FreshDatabase) =>
    using(database, (db) => db.selectFrom('memberships').selectAll().execute())

  test('a backup has its time in its name, is private to its owner, and restores into an empty database', async () => {
    const school = await newSchool(awkward)
    const { path, contents } = await backUp(school, at)
    expect(path).toMatch(/\/solve-it-2026-02-03T04-05-06Z\.(sqlite|dump)$/)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(contents.rows.memberships).toBe(1)
    const empty = await newLocation()
    await using(empty, async () => {})
    const restored = await restore(path, { ...empty, replace: false, at })
    expect(restored).toEqual({ contents, replaced: null, gone: null })
    expect(await membershipsIn(empty)).toEqual([memberOf(awkward)])
    expect(await using(empty, readContents)).toEqual(contents)
  })

  test('a backup can be restored where no database exists yet', async () => {
    const { path } = await backUp(await newSchool('Room 5'), at)
    const emptyLocation = await newLocation()
    await restore(path, { ...emptyLocation, replace: false, at })
    expect(await membershipsIn(emptyLocation)).toEqual([memberOf('Room 5')])
  })

  test('a restore ends all sessions, because some may be of people who logged out after the backup', async () => {
    const school = await newSchool('Room 5')
    const store = await openStore({ ...school, clock: () => at })
    await store.sessions.create('token', 'mia')
    await store.close()
    const { path, contents } = await backUp(school, at)
    expect(contents.rows.sessions).toBe(1)
    const empty = await newLocation()
    const restored = await restore(path, { ...empty, replace: false, at })
    expect(restored.contents.rows.sessions).toBe(0)
    const later = await openStore({ ...empty, clock: () => at })
    onTestFinished(() => later.close())
    expect(await later.sessions.selectWithAccount('token', null)).toBeNull()
    expect(await using(empty, readContents)).toEqual(restored.contents)
  })

  test('a second backup in the same second has another name', async () => {
    const school = await newSchool('Room 5')
    const paths = [await backUp(school, at), await backUp(school, at)].map(({ path }) => path)
    expect(paths[1]).toContain('2026-02-03T04-05-07Z')
    expect(readdirSync(school.backupDir)).toHaveLength(2)
  })

  test('a database with data is replaced only with --replace, and its old data are kept', async () => {
    const { path } = await backUp(await newSchool('Room 5'), at)
    const school = await newSchool('Room 9')
    await expect(restore(path, { ...school, replace: false, at })).rejects.toThrow('has data. Add --replace')
    expect(await membershipsIn(school)).toEqual([memberOf('Room 9')])
    const { replaced } = await restore(path, { ...school, replace: true, at })
    expect(await membershipsIn(school)).toEqual([memberOf('Room 5')])
    expect(replaced).toContain('2026-02-03T04-05-06Z')
    const old = school.databaseUrl ? replaced : join(replaced ?? '', 'solve-it.sqlite')
    await restore(old ?? '', { ...school, replace: true, at: at + 1000 })
    expect(await membershipsIn(school)).toEqual([memberOf('Room 9')])
  })

  test('a restore lists what is gone since the backup, but no student who was erased with a class', async () => {
    const school = await newLocation()
    const store = await openStore({ ...school, clock: () => at })
    const classOf = async (name: string) => {
      const made = await store.classes.create({ id: randomUUID(), name, teacherId: 'hana' })
      return made!
    }
    const [erased, deleted, kept, returned] = [
      await classOf('1'),
      await classOf('2'),
      await classOf('3'),
      await classOf('4'),
    ]
    const list = async (classId: string, firstName: string) => {
      const students = [{ firstName, lastName: 'Rangi' }]
      await store.listedStudents.add({ id: randomUUID(), classId, students })
      return (await store.classes.students(classId)).find((one) => one.firstName === firstName)!.id
    }
    await list(erased.id, 'Tui')
    const [ana, ben, cleo] = [await list(kept.id, 'Ana'), await list(kept.id, 'Ben'), await list(kept.id, 'Cleo')]
    const earlier = await store.erasures.eraseAccount({ id: cleo, email: null })
    const { path } = await backUp(school, at)
    await store.erasures.undo(earlier.id)
    await store.erasures.eraseClass(erased.id)
    await store.erasures.eraseAccount({ id: ana, email: null })
    await store.erasures.undo((await store.erasures.eraseClass(returned.id)).id)
    await store.classes.delete(deleted.id)
    await store.retention.deleteUnused({ id: ben, email: null }, at + 1)
    await list(kept.id, 'Dan')
    await store.close()
    const { gone } = await restore(path, { ...school, replace: true, at })
    expect(gone).toEqual({
      erased: { classes: [erased.code], accounts: [ana] },
      missing: { classes: [deleted.code], accounts: [ben] },
    })
  })

  test.each([
    ['truncated', (path: string) => truncateSync(path, Math.floor(statSync(path).size * 0.6))],
    ['overwritten', (path: string) => writeFileSync(path, overwritten(readFileSync(path)))],
    ['replaced by a letter', (path: string) => writeFileSync(path, 'Dear teacher, '.repeat(1000))],
    ['emptied', (path: string) => truncateSync(path, 0)],
  ])('a backup that was %s is refused, and the database does not change', async (_, damage) => {
    const big = await newSchool('Room 5')
    await using(big, (db) => db.insertInto('memberships').values(crowd).execute())
    const { path } = await backUp(big, at)
    damage(path)
    const school = await newSchool('Room 9')
    await expect(restore(path, { ...school, replace: true, at })).rejects.toThrow(/is damaged or is no|is no backup/)
    expect(await membershipsIn(school)).toEqual([memberOf('Room 9')])
    expect(readdirSync(school.dataDir).filter((name) => /replaced|restoring/.test(name))).toEqual([])
  })

  test("the refusal of a newer version's backup names the file", async () => {
    const newer = await newSchool('Room 5')
    await using(newer, (db) => sql`insert into kysely_migration values ('9999-later', '2999-01-01')`.execute(db))
    const { path } = await backUp(newer, at)
    const message = `${path} was made by a newer version of Solve it! Maths. Restore it with that version.`
    await expect(restore(path, { ...(await newLocation()), replace: true, at })).rejects.toThrow(message)
  })

  test('a backup of another program is refused', async () => {
    const strange = await newSchool('Room 5')
    await using(strange, (db) => sql`drop table kysely_migration`.execute(db))
    const { path } = await backUp(strange, at)
    await expect(restore(path, { ...(await newLocation()), replace: true, at })).rejects.toThrow(
      'is no backup of Solve it',
    )
  })

  test('a restore leaves no table of a newer version behind', async () => {
    const { path } = await backUp(await newSchool('Room 5'), at)
    const upgraded = await newSchool('Room 9')
    await using(upgraded, (db) => sql`create table later (id text)`.execute(db))
    await restore(path, { ...upgraded, replace: true, at })
    expect(Object.keys((await using(upgraded, readContents)).rows)).not.toContain('later')
  })

  test('a restore is refused while a server uses the database', async () => {
    const school = await newSchool('Room 9')
    const { path } = await backUp(school, at)
    await using(school, async (db) => {
      await sql`select 1`.execute(db)
      await expect(restore(path, { ...school, replace: true, at })).rejects.toThrow(/^A server uses .+ Stop it before/)
    })
  })

  test('a missing backup is refused', async () => {
    const location = await newLocation()
    const missing = restore('none.sqlite', { ...location, replace: false, at })
    await expect(missing).rejects.toThrow('none.sqlite cannot be read')
  })
})

const crowd = Array.from({ length: 900 }, (_, i) => ({
  student_id: `${i}`,
  class_id: `Room ${i * 7919}`,
  joined_at: i,
}))

/** Returns the bytes of a file with zeros in its middle. */
function overwritten(bytes: Buffer): Buffer {
  return bytes.fill(0, Math.floor(bytes.length * 0.4), Math.floor(bytes.length * 0.6))
}
