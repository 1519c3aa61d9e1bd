import { type Kysely, sql } from 'kysely'
import { type LevelRef, operations, type PlayableKind, type SetId, type SetVersion, setOfKey } from '#maths'
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

export type AnsweredRounds = ReturnType<typeof createAnsweredRounds>

/** The reads of a student's answers. */
export function createAnsweredRounds(db: Kysely<Tables>) {
  const allOfStudent = (studentId: string) =>
    db.selectFrom('rounds').where('student_id', '=', studentId).where('answers', '>', sql.lit(0))
  // Rounds of other playables than levels have another text here.
  const ofStudent = (studentId: string) => allOfStudent(studentId).where('operation', 'in', operations)
  const group: PlayableKind = 'set'
  const ofSets = (studentId: string) => allOfStudent(studentId).where('operation', '=', group)
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

    /** Returns a student's rounds with answers of one set or of all, those that began to arrive last first. */
    async newestOfSets(studentId: string, set: SetId | null, atMost: number): Promise<AnsweredRound[]> {
      const all = ofSets(studentId)
      // The key of a round begins with its set. Ids have no characters that mean something in a pattern.
      const some = set ? all.where('level_id', 'like', `${set.teacher} ${set.id} %`) : all
      const rows = await newestFirst(some, atMost).execute()
      return rows.flatMap(answeredRound)
    },

    /** Returns the versions of sets of which a student has answered a problem in a round, in no order. */
    async sets(studentId: string): Promise<SetVersion[]> {
      const rows = await ofSets(studentId).select(['operation', 'level_id']).distinct().execute()
      return rows.flatMap(({ operation, level_id }) => setOfKey([operation, level_id]) ?? [])
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
