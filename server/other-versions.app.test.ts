/** Data of other versions, whose tables may differ although they have the same names. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type FreshDatabase, freshDatabase } from './store/test/fresh-database.ts'
import { fillWithKept, keptDump, unpackKept } from './store/test/kept-data.ts'
import { runChild } from './test/child.ts'
import { settingsOf, startTestApp } from './test/test-app.ts'

/** The first migration of this version was edited afterwards. */
const older = '29cdd00'
const server = process.env.TEST_DATABASE_URL

let database: FreshDatabase
beforeEach(async () => {
  database = await freshDatabase(server)
  onTestFinished(() => database.remove())
})

async function run(file: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  const child = runChild(file, { ...settingsOf(database), ...env }, 'pipe', args)
  return { code: await child.ended, error: child.stderr().trim() }
}

const refusal = () => {
  const name = server ? 'The PostgreSQL database' : `The database in ${database.dataDir}`
  const remedy = 'Start that version, or use a backup of this one.'
  return { code: 1, error: `${name} was made by another version of Solve it! Maths. ${remedy}` }
}

it('the app refuses to start on data of another version with one line, and makes no backup of them', {
  timeout: 90_000,
}, async () => {
  await fillWithKept(older, database)
  expect(await run('server/main.ts')).toEqual(refusal())
  expect(existsSync(join(database.dataDir, 'backups'))).toBe(false)
})

it('the commands about accounts refuse data of another version with one line', { timeout: 90_000 }, async () => {
  await fillWithKept(older, database)
  expect(await run('server/commands/accounts.ts', ['list'])).toEqual(refusal())
})

it.runIf(server)(
  'the command for migrations refuses data of another version with one line',
  { timeout: 90_000 },
  async () => {
    await fillWithKept(older, database)
    const MIGRATION_DATABASE_URL = database.databaseUrl ?? ''
    expect(await run('server/commands/migrate.ts', [], { MIGRATION_DATABASE_URL })).toEqual(refusal())
  },
)

it('each of three servers that start at the same moment refuses data of another version', {
  timeout: 90_000,
}, async () => {
  await fillWithKept(older, database)
  const starts = await Promise.all([run('server/main.ts'), run('server/main.ts'), run('server/main.ts')])
  expect(starts).toEqual([refusal(), refusal(), refusal()])
})

it('a backup of another version is not restored, and the database does not change', { timeout: 90_000 }, async () => {
  const file = server ? keptDump(older) : join(database.dataDir, 'older.sqlite')
  if (!server) unpackKept(older, file)
  expect(await run('server/commands/restore.ts', [file])).toEqual({
    code: 1,
    error: `${file} was made by another version of Solve it! Maths. Restore it with that version.`,
  })
  expect(readdirSync(database.dataDir)).not.toContain('solve-it.sqlite')
  const app = await startTestApp({ database })
  expect((await app.browser().open('/readyz')).status).toBe(200)
  await app.close()
})
