import type { Kysely } from 'kysely'

/** The marks of students with two accounts, of which one has taken the marks of the other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('paper_answers').addColumn('dealt_as', 'text').execute()
}
