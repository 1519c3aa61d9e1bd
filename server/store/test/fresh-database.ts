import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type NodeAddress, prepareNodes, workersOf } from '../engines/cluster/citus.ts'
import { postgresDialect } from '../engines/postgres.ts'
import type { Settings } from '../open.ts'

export interface FreshDatabase extends Settings {
  /** The workers of a coordinator of Citus on which the database exists too. */
  readonly workers: readonly NodeAddress[]
  /** Deletes the database, even with open connections. */
  remove(): Promise<void>
}

/**
 * Creates an empty database on the PostgreSQL server at an address, or without one, in a temporary folder for SQLite.
 * On a coordinator of Citus, the database is also created on the workers, and the coordinator knows them where
 * `isPrepared`.
 */
export async function freshDatabase(
  serverUrl?: string | undefined,
  { isPrepared = true }: { isPrepared?: boolean } = {},
): Promise<FreshDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'solve-it-test-'))
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true })
  if (!serverUrl) return { dataDir, workers: [], remove: async () => removeFolder() }
  const name = `test_${randomBytes(8).toString('hex')}`
  const workers = await onServer(serverUrl, workersOf)
  const servers = [serverUrl, ...workers.map((worker) => addressOf(serverUrl, worker))]
  const create = sql`create database ${sql.id(name)} template template0`
  await Promise.all(servers.map((server) => onServer(server, (db) => create.execute(db))))
  const databaseUrl = new URL(serverUrl)
  databaseUrl.pathname = name
  const { href } = databaseUrl
  if (isPrepared && workers.length > 0) await prepareNodes(href, workers)
  return {
    databaseUrl: href,
    dataDir,
    workers,
    async remove() {
      removeFolder()
      const drop = sql`drop database ${sql.id(name)} with (force)`
      for (const server of servers) await onServer(server, (db) => drop.execute(db))
    },
  }
}

function addressOf(serverUrl: string, { host, port }: NodeAddress): string {
  const url = new URL(serverUrl)
  url.hostname = host
  url.port = String(port)
  return url.href
}

async function onServer<Result>(serverUrl: string, work: (db: Kysely<unknown>) => Promise<Result>): Promise<Result> {
  const db = new Kysely<unknown>({ dialect: postgresDialect(serverUrl) })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
