import type { Kysely } from 'kysely'

/** The sign-in with pictures: until when a class is open for it, and the wrong tries of each card. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('classrooms').addColumn('sign_in_until', 'bigint').execute()
  await db.schema
    .alterTable('cards')
    .addColumn('wrong_tries', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('cards').addColumn('tried_at', 'bigint').execute()
}
