import { pipeline } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import { appName } from '../engines/postgres.ts'
import { UnusableDatabase } from '../engines/unusable.ts'
import type { Tables } from '../schema.ts'
import { type Contents, hasData, readContents, requireRestorable, withoutSessions } from './contents.ts'
import { linesOfDump, readDump } from './dump.ts'
import { newBackupPath, openBackupFolder } from './files.ts'
import { goneSince, knownIn } from './gone-since.ts'
import { backUpPostgres, withPostgres } from './postgres-backup.ts'
import { failureOf, requireTools, startTool } from './postgres-tools.ts'
import type { Restored } from './sqlite-restore.ts'

/**
 * Replaces all tables of a database by those of a dump and deletes the sessions, in one transaction. With `replace`,
 * the old data are backed up to a folder first. Throws if a server is connected, if the database has data that must not
 * be replaced, and if the dump is damaged or of another version. In these cases the database does not change.
 */
export async function restorePostgres(
  dump: string,
  given: { readonly databaseUrl: string; readonly folder: string; readonly replace: boolean; readonly at: number },
): Promise<Restored> {
  const { databaseUrl, folder, replace, at } = given
  const { before, tables, known } = await withPostgres(databaseUrl, async (db) => {
    await requireTools(db)
    await refuseServers(db)
    return { before: await readContents(db), tables: await tablesOf(db), known: await knownIn(db) }
  })
  if (hasData(before) && !replace)
    throw new Error('The PostgreSQL database has data. Add --replace to put the backup in its place.')
  const dumped = await readDump(dump)
  requireRestorable(dumped, dump)
  const contents = withoutSessions(dumped)
  const replaced = hasData(before) ? await keepOld(databaseUrl, folder, at) : null
  await load(dump, tables, databaseUrl)
  const gone = await withPostgres(databaseUrl, async (db) => {
    requireRows(await readContents(db), contents)
    return known && replaced !== null ? goneSince(known, db) : null
  })
  return { contents, replaced, gone }
}

async function refuseServers(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = ${appName} and pid <> pg_backend_pid()`.execute(db)
  if (rows.length > 0) throw new Error('A server uses the PostgreSQL database. Stop it before a restore.')
}

async function tablesOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = current_schema()`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

async function keepOld(databaseUrl: string, folder: string, at: number): Promise<string> {
  openBackupFolder(folder)
  const path = newBackupPath(folder, at, 'dump', 'replaced')
  await backUpPostgres(databaseUrl, path)
  return path
}

async function load(dump: string, tables: readonly string[], databaseUrl: string): Promise<void> {
  const psql = startTool('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1'], databaseUrl)
  const failed = failureOf(psql)
  const broken = await pipeline(script(dump, tables), psql.stdin).then(
    () => null,
    (error: unknown) => error,
  )
  const failure = await failed
  if (broken instanceof UnusableDatabase) throw broken
  if (failure) throw new Error(`The restore failed and changed nothing: ${failure}`)
  if (broken) throw broken
}

/** Yields the SQL as one transaction, so that an interrupted input of psql changes nothing. */
async function* script(dump: string, tables: readonly string[]): AsyncGenerator<Buffer> {
  yield* encoded(['begin;', ...tables.map((table) => `drop table if exists ${table} cascade;`)], 'utf8')
  for await (const lines of linesOfDump(dump)) yield* encoded(lines.filter(isKnownToAll), 'latin1')
  // The dump has emptied the search path.
  yield* encoded(['reset search_path;', 'delete from sessions;', 'commit;'], 'utf8')
}

function* encoded(lines: readonly string[], encoding: 'utf8' | 'latin1') {
  if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`, encoding)
}

/** Filters out a setting that pg_restore 17 writes and an older server refuses. */
const isKnownToAll = (line: string) => line !== 'SET transaction_timeout = 0;'

function requireRows(found: Contents, { rows }: Contents): void {
  for (const [table, count] of Object.entries(rows))
    if (found.rows[table] !== count) throw new Error(`The restored table ${table} does not have its ${count} rows.`)
}
