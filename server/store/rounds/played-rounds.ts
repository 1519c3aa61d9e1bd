import { type Kysely, sql } from 'kysely'
import { type Operation, operations } from '#maths'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'
import { operationOf } from '../statements/operation-of.ts'
import { prepared } from '../statements/prepared.ts'

/** A round with the times that tell how it was played. Times are epoch milliseconds, and `played` is a duration. */
export interface PlayedRoundRow {
  readonly createdAt: number
  readonly updatedAt: number
  readonly played: number
}

/** A round of a level that was too quick for a child when it was saved. */
export interface QuickRound {
  readonly operation: Operation
  readonly levelId: string
  readonly updatedAt: number
}

export interface RoundsOfStudent {
  readonly studentId: string
  /** When the account was created, or the one that was merged into it if that is older. No round began before. */
  readonly accountCreatedAt: number
  /** The student's newest rounds, the oldest of them first. */
  readonly rounds: readonly PlayedRoundRow[]
  /** The newest of the rounds that were too quick, the oldest of them first. */
  readonly quick: readonly QuickRound[]
}

/** The most rounds of a student that are read, and the most of those that were too quick. */
export interface MostRounds {
  readonly rounds: number
  readonly quick: number
}

export function createPlayedRounds(db: Kysely<Tables>) {
  const students = prepared((given: { classId: string }) =>
    db
      .selectFrom('memberships')
      .innerJoin('accounts', 'accounts.id', 'memberships.student_id')
      .where('memberships.class_id', '=', given.classId)
      .select(['accounts.id', 'accounts.created_at', 'accounts.merged_from']),
  )
  const since = (given: { studentId: string; since: number; atMost: number }) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', given.studentId)
      .where('created_at', '>=', given.since)
      .orderBy('created_at', 'desc')
      .limit(given.atMost)
  const newest = prepared((given: Parameters<typeof since>[0]) =>
    since(given).select(['created_at', 'updated_at', 'played']),
  )
  const newestQuick = prepared((given: Parameters<typeof since>[0]) =>
    since(given)
      .where('too_quick', '=', sql.lit(1))
      // Rounds of other playables than levels have another text here.
      .where('operation', 'in', operations)
      .select(['operation', 'level_id', 'updated_at']),
  )

  /** Returns when accounts were created, by id. A distributed PostgreSQL cannot join accounts with each other. */
  async function createdAtOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const createdAt = new Map<string, number>()
    for (const some of inChunks(ids)) {
      const rows = await db.selectFrom('accounts').where('id', 'in', some).select(['id', 'created_at']).execute()
      for (const { id, created_at } of rows) createdAt.set(id, created_at)
    }
    return createdAt
  }

  return {
    /**
     * Returns the rounds of each present student of a class that began after a time. The statements of a student read
     * an index from its end, so a student with very many rounds does not hide the others.
     */
    async inClass(classId: string, since: number, most: MostRounds): Promise<RoundsOfStudent[]> {
      const rows = await students(db, { classId })
      const mergedAccounts = await createdAtOf(rows.flatMap(({ merged_from }) => merged_from ?? []))
      return Promise.all(
        rows.map(async ({ id, created_at, merged_from }) => {
          const [rounds, quick] = await Promise.all([
            newest(db, { studentId: id, since, atMost: most.rounds }),
            newestQuick(db, { studentId: id, since, atMost: most.quick }),
          ])
          return {
            studentId: id,
            accountCreatedAt: Math.min(created_at, mergedAccounts.get(merged_from ?? '') ?? created_at),
            rounds: rounds.reverse().map(playedRound),
            quick: quick.reverse().map(quickRound),
          }
        }),
      )
    },
  }
}

function playedRound(row: Pick<Tables['rounds'], 'created_at' | 'updated_at' | 'played'>): PlayedRoundRow {
  return { createdAt: row.created_at, updatedAt: row.updated_at, played: row.played }
}

function quickRound(row: Pick<Tables['rounds'], 'operation' | 'level_id' | 'updated_at'>): QuickRound {
  return { operation: operationOf(row), levelId: row.level_id, updatedAt: row.updated_at }
}
