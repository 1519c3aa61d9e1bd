import type { Kysely } from 'kysely'

/** Students with two accounts, of which one has taken the rounds of the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('accounts').addColumn('merged_into', 'text').execute()
  await db.schema.alterTable('accounts').addColumn('merged_from', 'text').execute()
  await db.schema.alterTable('rounds').addColumn('played_as', 'text').execute()
}
