import { type Kysely, PostgresAdapter, sql } from 'kysely'

/** Each primary key contains the column by which its table can be sharded: the account or the class. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The id is a hash of provider and subject, so the primary key also keeps these two unique.
  await db.schema
    .createTable('accounts')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('provider', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('display_name', 'text')
    .addColumn('role', 'text')
    .addColumn('is_registration_complete', 'integer', (c) => c.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('registration_date', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('signed_in_at', 'bigint', (c) => c.notNull())
    .addColumn('may_teach', 'integer', (c) => c.notNull())
    .addColumn('disabled_at', 'bigint')
    .addColumn('picture', 'text')
    .addColumn('picture_colour', 'text')
    .execute()
  await db.schema
    .createIndex('unregistered_accounts')
    .on('accounts')
    .column('signed_in_at')
    .where(sql.ref('is_registration_complete'), '=', sql.lit(0))
    .execute()

  await db.schema
    .createTable('invitations')
    .addColumn('email', 'text', (c) => c.notNull().primaryKey())
    .addColumn('invited_at', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('teachers')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('school', 'text', (c) => c.notNull())
    .addColumn('country', 'text', (c) => c.notNull())
    .addColumn('age_range', 'text', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('classrooms')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull().unique())
    .addColumn('is_open', 'integer', (c) => c.notNull())
    .addColumn('names_locked', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('class_teachers')
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('teacher_id', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('class_teachers_key', ['class_id', 'teacher_id'])
    .execute()
  await db.schema.createIndex('classes_of_teacher').on('class_teachers').columns(['teacher_id', 'class_id']).execute()

  await db.schema
    .createTable('memberships')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('joined_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('memberships_key', ['student_id', 'class_id'])
    .execute()
  await db.schema.createIndex('memberships_of_class').on('memberships').columns(['class_id', 'student_id']).execute()

  await db.schema
    .createTable('join_requests')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('class_id', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('join_requests_key', ['student_id', 'class_id'])
    .execute()
  await db.schema
    .createIndex('join_requests_of_class')
    .on('join_requests')
    .columns(['class_id', 'student_id'])
    .execute()

  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  const progress = db.schema
    .createTable('progress')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('level_id', 'text', (c) => c.notNull())
    .addColumn('stage_id', 'text', (c) => c.notNull())
    .addColumn('streak', 'integer', (c) => c.notNull())
    .addColumn('completed', 'integer', (c) => c.notNull())
    // Written once, by the save that completes the record.
    .addColumn('completed_at', 'bigint')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('progress_key', ['student_id', 'operation', 'level_id'])
  // Without a rowid, SQLite stores the records in the order of the key, so those of a student are side by side.
  await (isPostgres ? progress : progress.modifyEnd(sql`without rowid`)).execute()
  // The list of a class counts completed levels in this index alone, and Insight finds those that were completed
  // lately. A longer streak does not change the index.
  await db.schema
    .createIndex('completed_levels')
    .on('progress')
    .columns(['student_id', 'operation', 'completed_at'])
    .where(sql.ref('completed'), '=', sql.lit(1))
    .execute()

  await db.schema
    .createTable('rounds')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('round_id', 'text', (c) => c.notNull())
    .addColumn('operation', 'text', (c) => c.notNull())
    .addColumn('level_id', 'text', (c) => c.notNull())
    .addColumn('rules', 'integer', (c) => c.notNull())
    .addColumn('seed', 'text')
    // The random number of the group that saved the round last: its later statements act on these rounds only.
    .addColumn('saved_in', 'bigint', (c) => c.notNull())
    // The last move before the latest save: the next save compares it with the last move that it follows.
    .addColumn('saved_after', 'integer', (c) => c.notNull())
    .addColumn('last_move', 'integer', (c) => c.notNull())
    .addColumn('state', 'text')
    .addColumn('best', 'integer', (c) => c.notNull())
    .addColumn('completed', 'integer', (c) => c.notNull())
    .addColumn('closed', 'integer', (c) => c.notNull())
    .addColumn('closed_by', 'text')
    .addColumn('played', 'bigint', (c) => c.notNull())
    .addColumn('typed', 'integer', (c) => c.notNull())
    .addColumn('quick', 'integer', (c) => c.notNull())
    .addColumn('too_quick', 'integer', (c) => c.notNull())
    // When the last move and the answer that reached the target were made (not when they arrived).
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('completed_at', 'bigint')
    // The summary of the judged moves for Insight (docs/decisions/027-insight-in-the-row-of-a-round.md).
    .addColumn('answers', 'integer', (c) => c.notNull())
    .addColumn('right_answers', 'integer', (c) => c.notNull())
    .addColumn('busy', 'bigint', (c) => c.notNull())
    .addColumn('missed', 'integer', (c) => c.notNull())
    .addColumn('entries', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('rounds_key', ['student_id', 'round_id'])
    .execute()
  // A later save of a round changes no column of these two indexes, so they cost only the first save.
  await db.schema.createIndex('rounds_by_begin').on('rounds').columns(['student_id', 'created_at']).execute()
  await db.schema
    .createIndex('rounds_of_operation')
    .on('rounds')
    .columns(['student_id', 'operation', 'created_at'])
    .execute()
  // Few rounds are too quick, so this index costs the other saves nothing.
  await db.schema
    .createIndex('too_quick_rounds')
    .on('rounds')
    .columns(['student_id', 'created_at'])
    .where(sql.ref('too_quick'), '=', sql.lit(1))
    .execute()

  await db.schema
    .createTable('moves')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('round_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('move', 'text', (c) => c.notNull())
    .addColumn('operands', 'text')
    .addColumn('mark', 'text')
    // When the move was made. `stored_at` is when it arrived.
    .addColumn('made_at', 'bigint', (c) => c.notNull())
    .addColumn('stored_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('moves_key', ['student_id', 'round_id', 'number'])
    .execute()

  await db.schema
    .createTable('removals')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('class_id', 'text')
    .addColumn('removed_by', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('removed_at', 'bigint', (c) => c.notNull())
    .addColumn('removed_row', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .addColumn('superseded_at', 'bigint')
    .addColumn('admitted_at', 'bigint')
    .addPrimaryKeyConstraint('removals_key', ['student_id', 'id'])
    .execute()
  await db.schema.createIndex('removals_of_class').on('removals').columns(['class_id', 'student_id']).execute()

  await db.schema
    .createTable('name_changes')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .addColumn('changed_at', 'bigint', (c) => c.notNull())
    .addColumn('old_first_name', 'text', (c) => c.notNull())
    .addColumn('old_last_name', 'text', (c) => c.notNull())
    .addColumn('new_first_name', 'text', (c) => c.notNull())
    .addColumn('new_last_name', 'text', (c) => c.notNull())
    .addColumn('undone_at', 'bigint')
    .addPrimaryKeyConstraint('name_changes_key', ['student_id', 'id'])
    .execute()

  await db.schema
    .createTable('tries')
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('tried_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('tries_key', ['holder', 'tried_at', 'id'])
    .execute()
  await db.schema.createIndex('tries_by_age').on('tries').column('tried_at').execute()

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('last_seen_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sessions_key', ['token_hash', 'account_id'])
    .execute()
  await db.schema.createIndex('sessions_by_age').on('sessions').column('created_at').execute()

  await db.schema
    .createTable('device_reports')
    .addColumn('student_id', 'text', (c) => c.notNull())
    .addColumn('device_id', 'text', (c) => c.notNull())
    .addColumn('set_aside', 'integer', (c) => c.notNull())
    .addColumn('reported_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('device_reports_key', ['student_id', 'device_id'])
    .execute()

  await db.schema
    .createTable('erased')
    .addColumn('receipt', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('holder', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('of_table', 'text', (c) => c.notNull())
    .addColumn('row_count', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('erased_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('erased_key', ['holder', 'receipt', 'number'])
    .execute()
  await db.schema.createIndex('erased_by_receipt').on('erased').column('receipt').execute()

  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (c) => c.notNull().primaryKey())
    .addColumn('began_at', 'bigint', (c) => c.notNull())
    .execute()

  // A readiness check writes its row, to prove that the database accepts writes.
  await db.schema
    .createTable('write_checks')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('checked_at', 'bigint', (c) => c.notNull())
    .addColumn('filler', 'text', (c) => c.notNull())
    .execute()
}
