import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'
import {
  type ReplayableRound,
  replayableColumns,
  replayableRound,
  timedMoveColumns,
  timedMoves,
} from './replayable-round.ts'
import { type RebuiltColumns, rebuiltColumns } from './round-columns.ts'
import type { TimedMove } from './round-save.ts'

/** A judged round, with the columns that follow from its moves. */
export interface RoundToRebuild extends ReplayableRound {
  readonly columns: RebuiltColumns
}

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
        .select([...new Set([...replayableColumns, ...rebuiltColumns])])
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
          const round = replayableRound(row)
          const columns = Object.fromEntries(rebuiltColumns.map((name) => [name, row[name]])) as unknown
          return round ? [{ ...round, columns: columns as RebuiltColumns }] : []
        }),
        end: last ? { studentId: last.student_id, roundId: last.round_id } : null,
      }
    },

    /** Returns the moves of a round in order, or null if one of them is damaged. */
    async moves({ studentId, roundId }: RoundPosition): Promise<TimedMove[] | null> {
      const rows = await db
        .selectFrom('moves')
        .where('student_id', '=', studentId)
        .where('round_id', '=', roundId)
        .orderBy('number')
        .select(timedMoveColumns)
        .execute()
      return timedMoves(rows)
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
