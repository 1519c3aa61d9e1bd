import type { SelectQueryBuilder, Transaction } from 'kysely'
import type { RemovalColumns } from '../rounds/round-columns.ts'
import type { Tables } from '../schema.ts'
import { type ProgressRow, raise } from './raise-progress.ts'

/** A level of a student. */
export interface StudentLevel {
  readonly studentId: string
  readonly operation: string
  readonly levelId: string
}

/**
 * Closes the rounds of a level under the removal's id, and deletes its record. Returns the record, or null if there
 * is none. A round that began while this function waited for the record counts as begun after the removal. Closing it
 * would risk a deadlock: this function would hold the record and wait for the round, and a save the reverse.
 */
export async function clearLevel(
  trx: Transaction<Tables>,
  removal: StudentLevel & { readonly id: string },
  now: number,
): Promise<ProgressRow | null> {
  const { studentId, operation, levelId } = removal
  const open = trx
    .selectFrom('rounds')
    .where('student_id', '=', studentId)
    .where('operation', '=', operation)
    .where('level_id', '=', levelId)
    .where('closed', '=', 0)
  await setClosed(trx, studentId, open, { closed: 1, closed_by: removal.id })
  const row = await trx
    .deleteFrom('progress')
    .where('student_id', '=', studentId)
    .where('operation', '=', operation)
    .where('level_id', '=', levelId)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  await raiseTo(trx, { ...row, streak: 0, completed: 0, completed_at: null }, await bestRound(trx, removal), now)
  return row
}

/**
 * Reopens the rounds that the removal closed, and restores the record as the best of the removed row and the rounds
 * that count now. A better record of a round begun since stays.
 */
export async function restoreLevel(
  trx: Transaction<Tables>,
  removalId: string,
  removed: ProgressRow,
  now: number,
): Promise<void> {
  const level = { studentId: removed.student_id, operation: removed.operation, levelId: removed.level_id }
  const closed = trx.selectFrom('rounds').where('student_id', '=', level.studentId).where('closed_by', '=', removalId)
  await setClosed(trx, level.studentId, closed, { closed: 0, closed_by: null })
  await raise(trx, [removed])
  await raiseTo(trx, removed, await bestRound(trx, level), now)
}

/**
 * Opens or closes rounds in one statement, which locks them in the same order as saves do. It joins by the whole key,
 * so that the database finds each round by its key, whatever number of rounds it estimates. The student's id makes it a
 * statement for one node of a distributed PostgreSQL, which locks rows only there.
 */
async function setClosed(
  trx: Transaction<Tables>,
  studentId: string,
  rounds: SelectQueryBuilder<Tables, 'rounds', object>,
  fields: RemovalColumns,
): Promise<void> {
  await trx
    .with('held', () => rounds.select(['student_id', 'round_id']).orderBy('round_id').forUpdate())
    .updateTable('rounds')
    .from('held')
    .set(fields)
    .where('rounds.student_id', '=', studentId)
    .whereRef('rounds.student_id', '=', 'held.student_id')
    .whereRef('rounds.round_id', '=', 'held.round_id')
    .execute()
}

type RoundsRecord = Pick<ProgressRow, 'streak' | 'completed' | 'completed_at'>

/** Returns the best of the rounds that count. A round whose moves were never judged has no state. */
async function bestRound(
  trx: Transaction<Tables>,
  { studentId, operation, levelId }: StudentLevel,
): Promise<RoundsRecord> {
  const { best, completed, completed_at } = await trx
    .selectFrom('rounds')
    .where('student_id', '=', studentId)
    .where('operation', '=', operation)
    .where('level_id', '=', levelId)
    .where('closed', '=', 0)
    .where('state', 'is not', null)
    .select((row) => [
      row.fn.max('best').as('best'),
      row.fn.max('completed').as('completed'),
      row.fn.min('completed_at').as('completed_at'),
    ])
    .executeTakeFirstOrThrow()
  return { streak: best ?? 0, completed: completed ?? 0, completed_at }
}

/** Raises the record of a level to the best of its rounds. */
async function raiseTo(trx: Transaction<Tables>, record: ProgressRow, best: RoundsRecord, now: number): Promise<void> {
  if (best.streak === 0) return
  if (best.streak <= record.streak && best.completed <= record.completed) return
  await raise(trx, [{ ...record, ...best, updated_at: now }])
}
