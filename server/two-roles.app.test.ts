/** PostgreSQL with two roles: one owns and migrates the tables, and the app runs with the other one. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from './store/open.ts'
import { deleteErased } from './store/test/delete-erased.ts'
import { createTwoRoles, type TwoRoles } from './store/test/two-roles.ts'
import type { Browser } from './test/browser.ts'
import { type Caller, callers, callersOf, createSchool, type School, signInAll } from './test/callers.ts'
import { runChild } from './test/child.ts'
import { samples } from './test/sample-args.ts'
import { startTestApp, type TestApp } from './test/test-app.ts'

const server = process.env.TEST_DATABASE_URL
describe.skipIf(!server)('with two roles of PostgreSQL', () => {
  let roles: TwoRoles
  let app: TestApp
  let school: School
  let readers: Record<Caller, Browser>
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-roles-'))

  beforeAll(async () => {
    roles = await createTwoRoles(server ?? '')
  })
  afterAll(async () => {
    await app?.close()
    await roles.remove()
    rmSync(folder, { recursive: true })
  })

  const databaseOfApp = () => ({ ...roles.database, databaseUrl: roles.appUrl })
  const byOwner = () => ({ MIGRATION_DATABASE_URL: roles.ownerUrl })
  const settings = (more: Record<string, string> = {}) => ({
    ...{ DATABASE_URL: roles.appUrl, DATA_DIR: roles.database.dataDir, BACKUP_DIR: folder },
    ...more,
  })
  const run = async (file: string, args: readonly string[] = [], more: Record<string, string> = {}) => {
    const child = runChild(file, { ...settings(more), SECURITY_LOG: 'off' }, 'pipe', args)
    return { code: await child.ended, stdout: child.stdout(), stderr: child.stderr() }
  }

  it('an empty database is refused with a clear line while nobody has migrated it', async () => {
    const { code, stderr } = await run('server/commands/accounts.ts', ['list'])
    expect(code).toBe(1)
    expect(stderr).toContain(
      'The PostgreSQL database has no tables of Solve it! Maths. First start the app, or migrate',
    )
  })

  it('the command migrates with one role, and the app then starts with the other one alone', async () => {
    const migrated = await run('server/commands/migrate.ts', [], byOwner())
    expect(migrated).toMatchObject({ code: 0, stdout: expect.stringContaining('The database is up to date.') })
    expect(migrated.stdout).not.toContain('may create tables')
    app = await startTestApp({ database: databaseOfApp() })
    school = await createSchool(app)
    readers = await signInAll(app, school)
    expect((await app.browser().open('/readyz')).status).toBe(200)
  })

  it.each(samples)('%s works with the rights of the app', async (_, { key, argsIn }) => {
    // Reads change nothing, so they share a school and its callers.
    const isRead = key.startsWith('GET ')
    const ofCall = isRead ? school : await createSchool(app)
    const open = callersOf(app, ofCall)
    for (const caller of callers) {
      const browser = isRead ? readers[caller] : await open[caller]()
      const { status } = await browser.ask(key, argsIn(ofCall.scene))
      expect(status, caller).toBeLessThan(500)
    }
  })

  it.each([
    'create table stolen (id text)',
    'drop table moves',
    'alter table accounts add column note text',
    'truncate moves',
    'create index slow on moves (at)',
    "update moves set mark = 'right'",
    "update erased set content = '[]'",
    "insert into invitations (email, invited_at) values ('mallory@example.com', 1)",
    'delete from kysely_migration',
    'create trigger spy after insert on moves execute function pg_notify()',
    'grant select on accounts to public',
  ])('the role of the app may not execute: %s', async (statement) => {
    const refusal = await roles.execute(statement).then(
      () => 'executed',
      (error: unknown) => String(error),
    )
    // PostgreSQL only warns about a grant of a right that the role does not have.
    if (!statement.startsWith('grant')) expect(refusal).toMatch(/permission denied|must be owner/)
    expect(await roles.countGranted()).toBe(0)
  })

  it('the app deletes unused accounts and old receipts', async () => {
    const store = await openStore({ ...databaseOfApp(), clock: Date.now })
    const [person] = await store.retention.listUnused(Date.now() + 1000, 1)
    expect(await store.retention.deleteUnused(person!, Date.now() + 1000)).toBe(true)
    const operator = byOwner()
    expect(await run('server/commands/accounts.ts', ['erase', school.student.account], operator)).toMatchObject({
      code: 0,
    })
    expect(await store.erasures.isErased(school.student.account)).toBe(true)
    // The teachers of these schools have erased classes too.
    await deleteErased(store, Date.now() + 1000, 20)
    expect(await store.erasures.isErased(school.student.account)).toBe(false)
    await store.close()
  })

  it('only the owner invites a teacher', async () => {
    const invite = ['invite', 'hana@example.com']
    expect(await run('server/commands/accounts.ts', invite)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('permission denied for table invitations'),
    })
    expect(await run('server/commands/accounts.ts', invite, byOwner())).toMatchObject({ code: 0 })
  })

  it('the app backs up with its role, and works again after a restore by the owner', { timeout: 60_000 }, async () => {
    expect(await run('server/commands/backup.ts')).toMatchObject({ code: 0 })
    await app.close()
    const [backup = ''] = readdirSync(folder)
    const restored = await run('server/commands/restore.ts', [join(folder, backup), '--replace'], byOwner())
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    app = await startTestApp({ database: databaseOfApp() })
    await createSchool(app)
  })

  it('an app with both addresses migrates and starts, also twice at the same moment', async () => {
    const both = databaseOfApp()
    const env = byOwner()
    const started = await Promise.all([startTestApp({ database: both, env }), startTestApp({ database: both, env })])
    for (const one of started) {
      await createSchool(one)
      await one.close()
    }
  })
})
