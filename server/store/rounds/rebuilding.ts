import type { Kysely } from 'kysely'
import type { RandomState, RefKey } from '#maths'
import type { Tables } from '../schema.ts'
import type { TimedMove } from './round-save.ts'
import { readMove } from './stored-move.ts'
import { readJson, type SummaryRow, storedRound, storedRoundColumns, summaryColumns } from './stored-round.ts'

/** A judged round, with the columns that follow from its moves. */
export interface RoundToRebuild {
  readonly studentId: string
  readonly roundId: string
  readonly key: RefKey
  readonly rules: number
  readonly seed: RandomState
  readonly lastMove: number
  /** The number of the last move that was judged. */
  readonly lastJudged: number
  readonly columns: RebuiltColumns
}

/** The columns of a round that follow from its moves alone. */
export type RebuiltColumns = SummaryRow & Pick<Tables['rounds'], 'made_at' | 'completed_at'>

const rebuiltColumns = [...summaryColumns, 'made_at', 'completed_at'] as const

/** The position of a round in the order of the primary key. */
export type RoundPosition = Pick<RoundToRebuild, 'studentId' | 'roundId'>

export interface RoundPage {
  /** Rounds that were never judged, or are damaged, are left out. */
  readonly rounds: readonly RoundToRebuild[]
  /** The last round that was read. Null after the last page. */
  readonly end: RoundPosition | null
}

export type Rebuilding = ReturnType<typeof createRebuilding>

/** The statements of `npm run rebuild`. They read pages by the key, so they hold no lock while the app runs. */
export function createRebuilding(db: Kysely<Tables>) {
  return {
    /** Returns the rounds behind a position that were saved at a time or later, in epoch milliseconds. */
    async page(behind: RoundPosition | null, savedSince: number, atMost: number): Promise<RoundPage> {
      const all = db
        .selectFrom('rounds')
        .where('updated_at', '>=', savedSince)
        .orderBy('student_id')
        .orderBy('round_id')
        .limit(atMost)
        .select(['student_id', 'round_id', 'seed', 'made_at', ...storedRoundColumns])
      const { studentId = '', roundId = '' } = behind ?? {}
      const rows = await all
        .where((row) =>
          row.or([
            row('student_id', '>', studentId),
            row.and([row('student_id', '=', studentId), row('round_id', '>', roundId)]),
          ]),
        )
        .execute()
      const last = rows.length === atMost ? rows.at(-1) : undefined
      return {
        rounds: rows.flatMap((row) => {
          const { state, key, rules, lastMove } = storedRound(row)
          if (!state || row.seed === null) return []
          const seed = readJson(row.seed) as RandomState
          const columns = Object.fromEntries(rebuiltColumns.map((name) => [name, row[name]])) as unknown
          const about = { studentId: row.student_id, roundId: row.round_id, key, rules, seed, lastMove }
          return [{ ...about, lastJudged: state.lastMove, columns: columns as RebuiltColumns }]
        }),
        end: last ? { studentId: last.student_id, roundId: last.round_id } : null,
      }
    },

    /** Returns the moves of a round in order, or null where one of them is damaged. */
    async moves({ studentId, roundId }: RoundPosition): Promise<TimedMove[] | null> {
      const rows = await db
        .selectFrom('moves')
        .where('student_id', '=', studentId)
        .where('round_id', '=', roundId)
        .orderBy('number')
        .select(['number', 'at', 'move', 'made_at'])
        .execute()
      const moves = rows.map((row) => ({ move: readMove(row), madeAt: row.made_at }))
      return moves.every((one): one is TimedMove => one.move !== null) ? moves : null
    },

    /** Writes the columns of a round, unless another save has changed it since. */
    async write({ studentId, roundId, lastMove }: RoundToRebuild, columns: RebuiltColumns): Promise<void> {
      await db
        .updateTable('rounds')
        .set(columns)
        .where('student_id', '=', studentId)
        .where('round_id', '=', roundId)
        .where('last_move', '=', lastMove)
        .execute()
    },
  }
}
