import { CompiledQuery, Kysely, sql } from 'kysely'
import { postgresDialect } from '../engines/postgres.ts'
import { sqliteDialect } from '../engines/sqlite.ts'
import type { Settings } from '../open.ts'
import type { Tables } from '../schema.ts'

/** Returns the plan of each statement of a read. A plan has a line for each step, with its table and index. */
export async function plansOf(database: Settings, read: (db: Kysely<Tables>) => Promise<unknown>): Promise<string[]> {
  const { databaseUrl, dataDir } = database
  const statements: CompiledQuery[] = []
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir)
  const db = new Kysely<Tables>({ dialect, log: ({ query }) => void statements.push(query as CompiledQuery) })
  const planOf = databaseUrl ? postgresPlan : sqlitePlan
  try {
    await read(db)
    const made = [...statements]
    const plans = []
    for (const statement of made) plans.push((await planOf(db, statement)).join('\n'))
    return plans
  } finally {
    await db.destroy()
  }
}

async function sqlitePlan(db: Kysely<Tables>, statement: CompiledQuery): Promise<string[]> {
  const explain = CompiledQuery.raw(`explain query plan ${statement.sql}`, [...statement.parameters])
  const { rows } = await db.executeQuery<{ detail: string }>(explain)
  return rows.map(({ detail }) => detail)
}

/** Returns the plan that a connection keeps for a prepared statement, whatever its values. */
function postgresPlan(db: Kysely<Tables>, statement: CompiledQuery): Promise<string[]> {
  return db.connection().execute(async (one) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(one)
    await one.executeQuery(CompiledQuery.raw(`prepare read as ${statement.sql}`))
    const values = sql.join(statement.parameters.map((value) => sql.lit(String(value))))
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute read(${values})`.execute(one)
    await sql`deallocate read`.execute(one)
    await sql`reset plan_cache_mode`.execute(one)
    return rows.map((row) => row['QUERY PLAN'])
  })
}
