import type { Kysely } from 'kysely'

/** When a class was archived, and which teacher may undo an erasure. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('classrooms').addColumn('archived_at', 'bigint').execute()
  await db.schema.alterTable('erased').addColumn('erased_by', 'text').execute()
}
