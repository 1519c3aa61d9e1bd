import type { Kysely } from 'kysely'

/** When a removed student joined or left by themselves since, apart from when a teacher undid the removal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('removals').addColumn('decided_at', 'bigint').execute()
}
