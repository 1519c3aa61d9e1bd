import type { Kysely } from 'kysely'

/** The play of sets: who was given which version by a task, and the problems that students have solved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('task_sets')
    .addColumn('teacher_id', 'text', (c) => c.notNull())
    .addColumn('set_id', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('task_id', 'text', (c) => c.notNull())
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('begins_at', 'bigint', (c) => c.notNull())
    .addColumn('closed_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addPrimaryKeyConstraint('task_sets_key', ['teacher_id', 'set_id', 'version', 'student_id', 'class_id', 'task_id'])
    .execute()
  await db.schema.createIndex('sets_of_task').on('task_sets').columns(['class_id', 'task_id']).execute()
  await db.schema.createIndex('task_sets_by_end').on('task_sets').column('ends_at').execute()

  await db.schema
    .createTable('solved_problems')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('teacher_id', 'text', (c) => c.notNull())
    .addColumn('set_id', 'text', (c) => c.notNull())
    .addColumn('problem', 'text', (c) => c.notNull())
    .addColumn('solved_at', 'bigint', (c) => c.notNull())
    .addColumn('last_solved_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('solved_problems_key', ['student_id', 'teacher_id', 'set_id', 'problem'])
    .execute()
}
