import type { Kysely } from 'kysely'

/** Sets of a teacher's own problems, and their versions. Both are spread by the teacher. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sets')
    .addColumn('teacher_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('link_hash', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('deleted_at', 'bigint')
    .addPrimaryKeyConstraint('sets_key', ['teacher_id', 'id'])
    .execute()
  await db.schema.createIndex('sets_by_link').on('sets').column('link_hash').execute()

  // The problems come last, because SQLite reads a long row only as far as it must.
  await db.schema
    .createTable('set_versions')
    .addColumn('teacher_id', 'text', (c) => c.notNull())
    .addColumn('set_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('problem_count', 'integer', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('problems', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('set_versions_key', ['teacher_id', 'set_id', 'version'])
    .execute()
}
