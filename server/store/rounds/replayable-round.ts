import type { RandomState, RefKey } from '#maths'
import type { Tables } from '../schema.ts'
import type { TimedMove } from './round-save.ts'
import { readMove } from './stored-move.ts'
import { type RoundRow, readJson, storedRound, storedRoundColumns } from './stored-round.ts'

/** A judged round, as it is replayed from its seed. */
export interface ReplayableRound {
  readonly studentId: string
  readonly roundId: string
  readonly key: RefKey
  readonly rules: number
  readonly seed: RandomState
  readonly lastMove: number
  /** The number of the last move that was judged. */
  readonly lastJudged: number
}

/** The columns of a round that `replayableRound` reads. */
export const replayableColumns = ['student_id', 'round_id', 'seed', ...storedRoundColumns] as const

type ReplayableRow = RoundRow & Pick<Tables['rounds'], 'student_id' | 'round_id' | 'seed'>

/** Returns a round to replay, or null if it was never judged or is damaged. */
export function replayableRound(row: ReplayableRow): ReplayableRound | null {
  const { state, key, rules, lastMove } = storedRound(row)
  if (!state || row.seed === null) return null
  const seed = readJson(row.seed) as RandomState
  return {
    studentId: row.student_id,
    roundId: row.round_id,
    key,
    rules,
    seed,
    lastMove,
    lastJudged: state.lastMove,
  }
}

/** The columns of a move that `timedMoves` reads. */
export const timedMoveColumns = ['number', 'at', 'move', 'made_at'] as const

type TimedMoveRow = Pick<Tables['moves'], (typeof timedMoveColumns)[number]>

/** Returns the moves of a round in order, or null if one of them is damaged. */
export function timedMoves(rows: readonly TimedMoveRow[]): TimedMove[] | null {
  const moves = rows.map((row) => ({ move: readMove(row), madeAt: row.made_at }))
  return moves.every((one): one is TimedMove => one.move !== null) ? moves : null
}
