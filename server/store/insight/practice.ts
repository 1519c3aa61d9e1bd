import { type Kysely, sql } from 'kysely'
import type { Completion } from '#maths/insight'
import type { Tables } from '../schema.ts'
import { operationOf } from '../statements/operation-of.ts'
import { prepared } from '../statements/prepared.ts'

/** The most rounds of a month in which days of practice are looked for: a hundred visits to levels on each day. */
const roundsOfMonth = 3100

/** The reads of a student's own practice. The rules are in `maths/insight/`. */
export function createPractice(db: Kysely<Tables>) {
  const right = prepared((given: { studentId: string }) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', given.studentId)
      .select(({ fn }) => fn.sum<number | null>('right_answers').as('answers')),
  )
  const played = prepared((given: { studentId: string; since: number; atMost: number }) =>
    db
      .selectFrom('rounds')
      .where('student_id', '=', given.studentId)
      .where('created_at', '>=', given.since)
      .where('answers', '>', sql.lit(0))
      .orderBy('created_at', 'desc')
      .limit(given.atMost)
      .select('made_at'),
  )
  const completed = prepared((given: { studentId: string }) =>
    db
      .selectFrom('progress')
      .where('student_id', '=', given.studentId)
      .where('completed', '=', sql.lit(1))
      .orderBy('operation')
      .orderBy('level_id')
      .select(['operation', 'level_id', 'completed_at']),
  )
  return {
    /** Returns the number of a student's right answers. */
    async rightAnswers(studentId: string): Promise<number> {
      const [row] = await right(db, { studentId })
      return Number(row?.answers ?? 0)
    },

    /** Returns when the newest rounds with answers were played that began to arrive since a time. */
    async playedSince(studentId: string, since: number, atMost = roundsOfMonth): Promise<number[]> {
      return (await played(db, { studentId, since, atMost })).map(({ made_at }) => made_at)
    },

    /** Returns the levels that a student has completed, in the order of their ids. */
    async completedBy(studentId: string): Promise<Completion[]> {
      const rows = await completed(db, { studentId })
      return rows.map((row) => ({
        studentId,
        operation: operationOf(row),
        levelId: row.level_id,
        completedAt: row.completed_at ?? 0,
      }))
    },
  }
}
