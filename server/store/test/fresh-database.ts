import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { postgresDialect } from '../engines/postgres.ts'
import type { Settings } from '../open.ts'

export interface FreshDatabase extends Settings {
  /** Deletes the database, even with open connections. */
  remove(): Promise<void>
}

/**
 * Creates an empty database on the PostgreSQL server at an address, or without one, in a temporary folder for SQLite.
 */
export async function freshDatabase(serverUrl?: string | undefined): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'solve-it-test-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (!serverUrl) return { dataDir, remove: async () => removeFolder() }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, sql`create database ${sql.id(name)} template template0`)
  const databaseUrl = new URL(serverUrl)
  databaseUrl.pathname = name
  return {
    databaseUrl: databaseUrl.href,
    dataDir,
    async remove() {
      removeFolder()
      await onServer(serverUrl, sql`drop database ${sql.id(name)} with (force)`)
    },
  }
}

async function onServer(serverUrl: string, statement: ReturnType<typeof sql>): Promise<void> {
  const db = new Kysely<unknown>({ dialect: postgresDialect(serverUrl) })
  try {
    await statement.execute(db)
  } finally {
    await db.destroy()
  }
}
