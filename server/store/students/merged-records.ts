import type { Transaction } from 'kysely'
import { type ProgressRow, raise } from '../progress/raise-progress.ts'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'
import { moveRounds } from './copied-rows.ts'
import { removedProgress } from './removals.ts'

/** The record of the listed account before a merge, and when the accounts were merged. */
interface MergedRecord {
  readonly studentId: string
  /** The account that was merged. */
  readonly accountId: string
  readonly progress: readonly ProgressRow[]
  readonly mergedAt: number
}

type LevelRow = Pick<ProgressRow, 'operation' | 'level_id'>
type BestRow = Omit<ProgressRow, 'student_id' | 'stage_id'>

const keyOf = ({ operation, level_id }: LevelRow) => `${operation} ${level_id}`

/**
 * Gives the rounds back. The record of each level with such a round becomes the best of the one before the merge and of
 * the rounds of its own account, unless a teacher has removed it since.
 */
export async function separateRecords(
  trx: Transaction<Tables>,
  { studentId, accountId, progress, mergedAt }: MergedRecord,
): Promise<void> {
  const played = await bestsOf(trx, studentId, accountId)
  await moveRounds(trx, { from: studentId, given: { student_id: accountId, played_as: null }, playedAs: accountId })
  const theirs = await recordsOf(trx, accountId)
  const records = await trx.deleteFrom('progress').where('student_id', '=', studentId).returningAll().execute()
  const removed = await trx
    .selectFrom('removals')
    .where('student_id', '=', studentId)
    .where('what', '=', 'progress')
    .where('undone_at', 'is', null)
    .where('removed_at', '>=', mergedAt)
    .select('removed_row')
    .execute()
  const removedKeys = new Set(
    removed
      .map(({ removed_row }) => removedProgress(removed_row))
      .map(({ operation, levelId }) => `${operation} ${levelId}`),
  )
  const isShared = (row: LevelRow) => [...played, ...theirs].some((one) => keyOf(one) === keyOf(row))
  const stages = new Map([...progress, ...theirs, ...records].map((row) => [keyOf(row), row.stage_id]))
  const withStage = (row: BestRow, student_id: string): ProgressRow | never[] => {
    const stage_id = stages.get(keyOf(row))
    return stage_id === undefined ? [] : { ...row, student_id, stage_id }
  }
  await raiseAll(
    trx,
    records.filter((row) => !isShared(row)),
  )
  await raiseAll(
    trx,
    progress.filter((row) => isShared(row) && !removedKeys.has(keyOf(row))),
  )
  const own = (await bestsOf(trx, studentId, null)).filter(isShared)
  await raiseAll(
    trx,
    own.flatMap((row) => withStage(row, studentId)),
  )
  await raiseAll(
    trx,
    played.flatMap((row) => withStage(row, accountId)),
  )
}

/** Returns the record of a student, a row for each level. */
export function recordsOf(trx: Transaction<Tables>, studentId: string): Promise<ProgressRow[]> {
  return trx.selectFrom('progress').where('student_id', '=', studentId).selectAll().execute()
}

/** Returns the best of each level in the rounds that count, of those that an account has played. */
function bestsOf(trx: Transaction<Tables>, studentId: string, playedAs: string | null): Promise<BestRow[]> {
  return trx
    .selectFrom('rounds')
    .where('student_id', '=', studentId)
    .where('played_as', playedAs === null ? 'is' : '=', playedAs)
    .where('closed', '=', 0)
    .where('state', 'is not', null)
    .where('best', '>', 0)
    .groupBy(['operation', 'level_id'])
    .select((row) => [
      'operation',
      'level_id',
      row.fn.max('best').as('streak'),
      row.fn.max('completed').as('completed'),
      row.fn.min('completed_at').as('completed_at'),
      row.fn.max('updated_at').as('updated_at'),
    ])
    .execute()
}

/** Raises records to those of the rows. A better record stays. */
export async function raiseAll(trx: Transaction<Tables>, rows: readonly ProgressRow[]): Promise<void> {
  for (const chunk of inChunks(rows)) await raise(trx, chunk)
}
