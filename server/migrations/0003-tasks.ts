import type { Kysely } from 'kysely'

/** Tasks of classes, and the time of a round's first move, by which a round counts for a task. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('parts', 'text', (c) => c.notNull())
    .addColumn('right_answers', 'integer', (c) => c.notNull())
    .addColumn('counts_earlier', 'integer', (c) => c.notNull())
    .addColumn('for_all', 'integer', (c) => c.notNull())
    .addColumn('begins_at', 'bigint', (c) => c.notNull())
    .addColumn('due_day', 'text')
    .addColumn('closed_at', 'bigint')
    .addColumn('revision', 'integer', (c) => c.notNull())
    .addColumn('made_by', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tasks_key', ['class_id', 'id'])
    .execute()

  await db.schema
    .createTable('task_students')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('task_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('task_students_key', ['student_id', 'class_id', 'task_id'])
    .execute()
  await db.schema.createIndex('students_of_task').on('task_students').columns(['class_id', 'task_id']).execute()

  // Rounds of earlier versions began before every task, so their time matters only for `npm run rebuild`.
  await db.schema
    .alterTable('rounds')
    .addColumn('made_first', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
