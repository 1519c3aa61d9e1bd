import { isDeepStrictEqual } from 'node:util'
import { Kysely, sql } from 'kysely'
import { postgresDialect } from '../engines/postgres.ts'
import type { Tables } from '../schema.ts'
import { type Contents, readContents } from './contents.ts'
import { readDump } from './dump.ts'
import { writeWhole } from './files.ts'
import { failureOf, requireTools, startTool } from './postgres-tools.ts'

/** Runs `use` on a database with one connection, whose statements have no time limit. */
export async function withPostgres<Result>(
  databaseUrl: string,
  use: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Tables>({ dialect: postgresDialect(databaseUrl) })
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

/**
 * Writes a dump in PostgreSQL's custom format while other programs read and write the database. Then the function reads
 * the dump back, which must have exactly the rows that the database had at one moment. Returns its contents.
 */
export function backUpPostgres(databaseUrl: string, path: string): Promise<Contents> {
  return withPostgres(databaseUrl, async (db) => {
    await requireTools(db)
    return writeWhole(path, async (partial) => {
      const expected = await dumpSnapshot(db, databaseUrl, partial)
      const contents = await readDump(partial)
      if (!isDeepStrictEqual(sorted(contents), sorted(expected)))
        throw new Error('The backup does not have the rows of the database. Nothing was kept of it.')
      return contents
    })
  })
}

/** Dumps the database as one transaction sees it, and returns the contents that the transaction counts. */
function dumpSnapshot(db: Kysely<Tables>, databaseUrl: string, file: string): Promise<Contents> {
  const oneMoment = db.transaction().setIsolationLevel('repeatable read')
  return oneMoment.execute(async (trx) => {
    const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(trx)
    const args = ['--format=custom', '--no-owner', '--no-privileges']
    const dump = startTool('pg_dump', [...args, `--snapshot=${rows[0]?.snapshot}`, `--file=${file}`], databaseUrl)
    const failed = failureOf(dump)
    const contents = await readContents(trx)
    const failure = await failed
    if (failure) throw new Error(`The backup failed: ${failure}`)
    return contents
  })
}

function sorted({ migrations, rows }: Contents) {
  return { migrations: migrations.toSorted(), rows }
}
