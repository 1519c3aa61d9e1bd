import { sql } from 'kysely'
import { openDatabase } from '../open.ts'
import type { FreshDatabase } from './fresh-database.ts'

/** Hides the migrations of a database while `meanwhile` runs, as if the database were older than its server. */
export async function whileUnmigrated(database: FreshDatabase, meanwhile: () => Promise<void>): Promise<void> {
  const db = await openDatabase(database)
  await sql`update kysely_migration set name = '-' || name`.execute(db)
  await meanwhile()
  await sql`update kysely_migration set name = substr(name, 2)`.execute(db)
  await db.destroy()
}
