import type { Kysely } from 'kysely'

/** A removal says whether it was undone; a round by which removal it was closed, so that an undo opens those and no others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('removals').addColumn('undone_at', 'bigint').execute()
  await db.schema.alterTable('rounds').addColumn('closed_by', 'text').execute()
}
