import type { Kysely } from 'kysely'

/** Worksheets of teachers. A code is looked up on every shard, so it is unique by its drawing and not by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('worksheets')
    .addColumn('teacher_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('questions', 'integer', (c) => c.notNull())
    .addColumn('for_each', 'integer', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('layout', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('worksheets_key', ['teacher_id', 'id'])
    .execute()
  await db.schema.createIndex('worksheets_by_code').on('worksheets').column('code').execute()
}
