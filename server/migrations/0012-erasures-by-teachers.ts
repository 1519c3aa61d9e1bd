import type { Kysely } from 'kysely'

/** The teacher who has erased a class or a student, and may undo it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('erased').addColumn('erased_by', 'text').execute()
  await db.schema.createIndex('erased_by_teacher').on('erased').columns(['erased_by', 'erased_at']).execute()
}
