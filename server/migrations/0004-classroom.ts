import type { Kysely } from 'kysely'

/** The cards of students whom a teacher has listed. The primary key has the column by which the table is spread. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cards')
    .addColumn('student_id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('cards_of_class').on('cards').columns(['class_id', 'student_id']).execute()
}
