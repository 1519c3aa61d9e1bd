import type { Kysely } from 'kysely'

/** The row that a readiness check writes, to prove that the database accepts writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('write_checks')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('checked_at', 'bigint', (c) => c.notNull())
    .addColumn('filler', 'text', (c) => c.notNull())
    .execute()
}
