import type { Kysely } from 'kysely'

/** The mark of a class: the answers of a week that its line on the projector leads to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('classrooms')
    .addColumn('hop_mark', 'integer', (c) => c.notNull().defaultTo(1000))
    .execute()
}
