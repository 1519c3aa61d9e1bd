import type { Kysely } from 'kysely'
import type { Operation } from '#maths'
import type { Tables } from './schema.ts'
import type { Pace } from './shared-types.ts'
import { prepared } from './statements/prepared.ts'

/** The most rounds of a student that are read. A child who practises each day plays fewer in two weeks. */
export const mostPlayedRounds = 1000

/** A round with the times that tell how it was played. Times are epoch milliseconds, and `played` is a duration. */
export interface PlayedRoundRow {
  readonly operation: Operation
  readonly levelId: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly played: number
  readonly pace: Pace
}

export interface RoundsOfStudent {
  readonly studentId: string
  readonly accountCreatedAt: number
  /** The student's newest rounds, the oldest of them first. */
  readonly rounds: readonly PlayedRoundRow[]
}

export type PlayedRounds = ReturnType<typeof playedRounds>

export function playedRounds(db: Kysely<Tables>) {
  const students = prepared((given: { classId: string }) =>
    db
      .selectFrom('memberships')
      .innerJoin('accounts', 'accounts.id', 'memberships.student_id')
      .where('memberships.class_id', '=', given.classId)
      .select(['accounts.id', 'accounts.created_at']),
  )
  const newest = prepared((given: { studentId: string; since: number; atMost: number }) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', given.studentId)
      .where('created_at', '>=', given.since)
      .orderBy('created_at', 'desc')
      .limit(given.atMost)
      .select(['operation', 'level_id', 'created_at', 'updated_at', 'played', 'typed', 'quick']),
  )
  return {
    /**
     * Returns the rounds of each present student of a class that began after a time. A statement for each student reads
     * the index from its end, so one student with very many rounds hides none of the others.
     */
    async inClass(classId: string, since: number): Promise<RoundsOfStudent[]> {
      const rows = await students(db, { classId })
      return Promise.all(
        rows.map(async ({ id, created_at }) => {
          const rounds = await newest(db, { studentId: id, since, atMost: mostPlayedRounds })
          return { studentId: id, accountCreatedAt: created_at, rounds: rounds.reverse().map(playedRound) }
        }),
      )
    },
  }
}

type Row = Pick<Tables['rounds'], 'operation' | 'level_id' | 'created_at' | 'updated_at' | 'played' | 'typed' | 'quick'>

function playedRound(row: Row): PlayedRoundRow {
  return {
    operation: row.operation as Operation,
    levelId: row.level_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    played: row.played,
    pace: { typed: row.typed, quick: row.quick },
  }
}
