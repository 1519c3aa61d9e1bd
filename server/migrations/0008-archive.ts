import type { Kysely } from 'kysely'

/** When a class was archived. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('classrooms').addColumn('archived_at', 'bigint').execute()
}
