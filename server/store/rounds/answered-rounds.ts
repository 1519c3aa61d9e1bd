import { type Kysely, sql } from 'kysely'
import { type LevelRef, operations, type PlayableKind, type RefKey } from '#maths'
import type { Tables } from '../schema.ts'
import {
  type ReplayableRound,
  replayableColumns,
  replayableRound,
  timedMoveColumns,
  timedMoves,
} from './replayable-round.ts'
import type { TimedMove } from './round-save.ts'

/** A judged round with answers. */
export interface AnsweredRound extends ReplayableRound {
  readonly answers: number
}

export type LevelKey = Pick<LevelRef, 'operation' | 'levelId'>

/** The names with which the keys of the rounds of each kind begin, which rounds have in `operation`. */
const keyNames: Readonly<Record<PlayableKind, readonly string[]>> = { level: operations, set: ['set'] }

/** The reads of a student's answers. */
export function createAnsweredRounds(db: Kysely<Tables>) {
  const ofKind = (kind: PlayableKind, studentId: string) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', studentId)
      .where('answers', '>', sql.lit(0))
      .where('operation', 'in', keyNames[kind])
  const ofStudent = (studentId: string) => ofKind('level', studentId)
  const ofSets = (studentId: string) => ofKind('set', studentId)
  /** Returns the rounds that began to arrive last first. Those of one moment have the same order in each database. */
  const newestFirst = (rounds: ReturnType<typeof ofStudent>, atMost: number) =>
    rounds.orderBy('created_at', 'desc').orderBy('round_id').limit(atMost).select(replayableColumns)
  return {
    /** Returns a student's rounds with answers, of one level or of all, those that began to arrive last first. */
    async newest(studentId: string, level: LevelKey | null, atMost: number): Promise<AnsweredRound[]> {
      const all = newestFirst(ofStudent(studentId), atMost)
      const rows = await (level
        ? all.where('operation', '=', level.operation).where('level_id', '=', level.levelId)
        : all
      ).execute()
      return rows.flatMap(answeredRound)
    },

    /** Returns a student's answered rounds with one of these keys of sets. The last to begin to arrive comes first. */
    async newestOfSets(studentId: string, keys: readonly RefKey[], atMost: number): Promise<AnsweredRound[]> {
      if (keys.length === 0) return []
      const ids = keys.map(([, levelId]) => levelId)
      const rows = await newestFirst(ofSets(studentId).where('level_id', 'in', ids), atMost).execute()
      return rows.flatMap(answeredRound)
    },

    /** Returns the keys of the rounds of sets in which a student has answered a problem, in no order. */
    async keysOfSets(studentId: string): Promise<RefKey[]> {
      const rows = await ofSets(studentId).select(['operation', 'level_id']).distinct().execute()
      return rows.map(({ operation, level_id }) => [operation, level_id])
    },

    /** Returns these rounds of a student, in no order. */
    async withIds(studentId: string, roundIds: readonly string[]): Promise<AnsweredRound[]> {
      if (roundIds.length === 0) return []
      const rows = await ofStudent(studentId).where('round_id', 'in', roundIds).select(replayableColumns).execute()
      return rows.flatMap(answeredRound)
    },

    /** Returns the levels of which a student has answered a question, in no order. */
    async levels(studentId: string): Promise<LevelKey[]> {
      const rows = await ofStudent(studentId).select(['operation', 'level_id']).distinct().execute()
      return rows.map((row) => ({ operation: row.operation as LevelKey['operation'], levelId: row.level_id }))
    },

    /** Returns the moves of rounds of a student in order, by round id. A round with a damaged move is left out. */
    async moves(studentId: string, rounds: readonly AnsweredRound[]): Promise<ReadonlyMap<string, TimedMove[]>> {
      if (rounds.length === 0) return new Map()
      const ids = rounds.map(({ roundId }) => roundId)
      const rows = await db
        .selectFrom('moves')
        .where('student_id', '=', studentId)
        .where('round_id', 'in', ids)
        .orderBy('round_id')
        .orderBy('number')
        .select(['round_id', ...timedMoveColumns])
        .execute()
      return new Map(
        ids.flatMap((id) => {
          const moves = timedMoves(rows.filter(({ round_id }) => round_id === id))
          return moves ? [[id, moves] as const] : []
        }),
      )
    },
  }
}

function answeredRound(row: Parameters<typeof replayableRound>[0]): AnsweredRound[] {
  const round = replayableRound(row)
  return round ? [{ ...round, answers: row.answers }] : []
}
