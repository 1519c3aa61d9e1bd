import type { Kysely } from 'kysely'

/** Classes with several teachers: the end of a reliever's time, and the invitations that nobody has accepted yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('class_teachers').addColumn('until', 'bigint').execute()
  await db.schema
    .createTable('class_invitations')
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('until', 'bigint')
    .addColumn('invited_by', 'text', (c) => c.notNull())
    .addColumn('invited_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('class_invitations_key', ['class_id', 'email'])
    .execute()
  await db.schema.createIndex('invitations_of_email').on('class_invitations').columns(['email', 'class_id']).execute()
}
