import { openDatabase, type Settings } from '../../server/store/open.ts'
import type { Tables } from '../../server/store/schema.ts'
import { sqliteDamage } from '../../server/store/test/sqlite-damage.ts'

/** The rows of the tables that a run fills. */
export type StoredRows = { readonly [T in (typeof tables)[number]]: readonly Tables[T][] } & {
  /** A line for each damage of the database's file. Only SQLite checks for it. */
  readonly fileDamage: readonly string[]
}

const tables = ['accounts', 'classrooms', 'class_teachers', 'memberships', 'rounds', 'moves', 'progress'] as const

/** Reads the rows from the database without the app. */
export async function readRows(settings: Settings): Promise<StoredRows> {
  const db = await openDatabase(settings)
  try {
    return {
      accounts: await db.selectFrom('accounts').selectAll().execute(),
      classrooms: await db.selectFrom('classrooms').selectAll().execute(),
      class_teachers: await db.selectFrom('class_teachers').selectAll().execute(),
      memberships: await db.selectFrom('memberships').selectAll().execute(),
      rounds: await db.selectFrom('rounds').selectAll().execute(),
      moves: await db.selectFrom('moves').selectAll().execute(),
      progress: await db.selectFrom('progress').selectAll().execute(),
      fileDamage: settings.databaseUrl ? [] : await sqliteDamage(db),
    }
  } finally {
    await db.destroy()
  }
}

/** Gives one move another number and one record a longer streak, to prove that the comparison finds such changes. */
export async function spoilRows(settings: Settings): Promise<void> {
  const db = await openDatabase(settings)
  try {
    const move = await db
      .selectFrom('moves')
      .select(['student_id', 'round_id', 'number'])
      .orderBy('stored_at')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('moves')
      .set({ number: move.number + 1000 })
      .where('student_id', '=', move.student_id)
      .where('round_id', '=', move.round_id)
      .where('number', '=', move.number)
      .execute()
    const record = await db
      .selectFrom('progress')
      .select(['student_id', 'operation', 'level_id', 'streak'])
      .orderBy('updated_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('progress')
      .set({ streak: record.streak + 1 })
      .where('student_id', '=', record.student_id)
      .where('operation', '=', record.operation)
      .where('level_id', '=', record.level_id)
      .execute()
  } finally {
    await db.destroy()
  }
}
