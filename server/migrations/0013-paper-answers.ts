import type { Kysely } from 'kysely'

/**
 * The marks of worksheets, a row for each level of a student's sheet, with what Insight reads of it. The worksheets of
 * a class are listed by an index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('paper_answers')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('teacher_id', 'text', (c) => c.notNull())
    .addColumn('worksheet_id', 'text', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('level_id', 'text', (c) => c.notNull())
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('marks', 'text', (c) => c.notNull())
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('right_answers', 'integer', (c) => c.notNull())
    .addColumn('entries', 'text', (c) => c.notNull())
    .addColumn('marked_by', 'text', (c) => c.notNull())
    .addColumn('marked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('paper_answers_key', [
      ...(['student_id', 'teacher_id', 'worksheet_id', 'operation', 'level_id'] as const),
    ])
    .execute()
  await db.schema.createIndex('paper_answers_by_day').on('paper_answers').columns(['student_id', 'made_at']).execute()
  await db.schema.createIndex('worksheets_of_class').on('worksheets').columns(['class_id', 'created_at']).execute()
}
