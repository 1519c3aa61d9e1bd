import type { Transaction } from 'kysely'
import { findLevel, levelStatus, type Operation } from '#maths'
import { sortedBy } from './lists.ts'
import { type ProgressRow, raise } from './raise-progress.ts'
import type { Tables } from './schema.ts'
import type { Removal } from './store.ts'

interface Place {
  readonly studentId: string
  readonly operation: string
  readonly levelId: string
}

/**
 * Closes the rounds of a level and deletes its record; answers the record, null where there is none. 'again' where a
 * round began unseen while the record was waited for: it may be in the record that is now deleted, and is still open.
 * The caller rolls back then, since to close it now would be to hold the record and wait for a round, while a save
 * holds the round and waits for the record.
 */
export async function clearLevel(
  trx: Transaction<Tables>,
  removal: Removal & Place,
  now: number,
): Promise<ProgressRow | 'again' | null> {
  for (const roundId of await openRounds(trx, removal)) await closeRound(trx, removal, roundId, now)
  const row = await trx
    .deleteFrom('progress')
    .where('student_id', '=', removal.studentId)
    .where('operation', '=', removal.operation)
    .where('level_id', '=', removal.levelId)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  return (await openRounds(trx, removal)).length > 0 ? 'again' : row
}

/** In the order in which saves take them. */
async function openRounds(trx: Transaction<Tables>, { studentId, operation, levelId }: Place): Promise<string[]> {
  const rows = await trx
    .selectFrom('rounds')
    .where('student_id', '=', studentId)
    .where('operation', '=', operation)
    .where('level_id', '=', levelId)
    .where('closed', '=', 0)
    .select('round_id')
    .execute()
  return sortedBy(rows, (row) => row.round_id).map((row) => row.round_id)
}

async function closeRound(trx: Transaction<Tables>, { id, studentId }: Removal, roundId: string, now: number) {
  await trx
    .updateTable('rounds')
    .set({ closed: 1, closed_by: id, updated_at: now })
    .where('student_id', '=', studentId)
    .where('round_id', '=', roundId)
    .where('closed', '=', 0)
    .execute()
}

/**
 * Opens the rounds that the removal closed and puts the record back, as the best of the rounds that count now and of the
 * removed row. A round begun since has a record of its own, which stays where it is the better.
 */
export async function restoreLevel(
  trx: Transaction<Tables>,
  removalId: string,
  removed: ProgressRow,
  now: number,
): Promise<void> {
  const place = { studentId: removed.student_id, operation: removed.operation, levelId: removed.level_id }
  for (const roundId of await roundsClosedBy(trx, removalId, place.studentId))
    await trx
      .updateTable('rounds')
      .set({ closed: 0, closed_by: null, updated_at: now })
      .where('student_id', '=', place.studentId)
      .where('round_id', '=', roundId)
      .where('closed_by', '=', removalId)
      .execute()
  await raise(trx, [betterOf(removed, await bestRound(trx, place), now)])
}

async function roundsClosedBy(trx: Transaction<Tables>, removalId: string, studentId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('rounds')
    .where('student_id', '=', studentId)
    .where('closed_by', '=', removalId)
    .select('round_id')
    .execute()
  return sortedBy(rows, (row) => row.round_id).map((row) => row.round_id)
}

/** The best of the rounds that count; those of rules that this server did not release have no state. */
async function bestRound(trx: Transaction<Tables>, { studentId, operation, levelId }: Place): Promise<number> {
  const { best } = await trx
    .selectFrom('rounds')
    .where('student_id', '=', studentId)
    .where('operation', '=', operation)
    .where('level_id', '=', levelId)
    .where('closed', '=', 0)
    .where('state', 'is not', null)
    .select((row) => row.fn.max('best').as('best'))
    .executeTakeFirstOrThrow()
  return best ?? 0
}

function betterOf(removed: ProgressRow, best: number, now: number): ProgressRow {
  const level = findLevel(removed.operation as Operation, removed.level_id)
  if (!level || best <= removed.streak) return removed
  return { ...removed, streak: best, completed: levelStatus(level, best) === 'completed' ? 1 : 0, updated_at: now }
}
