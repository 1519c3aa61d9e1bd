import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

/** Returns a line for each damage that SQLite finds in the structure of its file. */
export async function sqliteDamage(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  return rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
}
