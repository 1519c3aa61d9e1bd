import { Kysely, sql } from 'kysely'
import { postgresDialect } from '../engines/postgres.ts'

/** Calls `use` with the id of the process that serves a connection of a PostgreSQL server, while it is open. */
export async function backendOf<Result>(databaseUrl: string, use: (pid: number) => Result): Promise<Result> {
  const db = new Kysely<unknown>({ dialect: postgresDialect(databaseUrl) })
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
  const result = use(rows[0]?.pid ?? 0)
  await db.destroy()
  return result
}
