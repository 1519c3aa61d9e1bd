import type { Kysely } from 'kysely'
import type { Announce } from '../changes.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'

/** Milliseconds before a week in which a round of that week may have begun. */
const roundsLast = 24 * 3600_000
/** The most rounds that are counted. No honest class reaches them in a week (`class-rounds.ts`). */
const mostRounds = 20_000

/** The answers of a class in a week, and the mark that a teacher has set for them. */
export function createClassHops(db: Kysely<Tables>, announce: Announce) {
  const answers = prepared((given: { classId: string; begunSince: number; madeSince: number; atMost: number }) =>
    db
      .selectFrom((sub) =>
        sub
          .selectFrom('memberships')
          .innerJoin('rounds', 'rounds.student_id', 'memberships.student_id')
          .where('memberships.class_id', '=', given.classId)
          // The time of the last move is in no index, because each save would have to change it.
          .where('rounds.created_at', '>=', given.begunSince)
          .where('rounds.made_at', '>=', given.madeSince)
          .limit(given.atMost)
          .select('rounds.answers')
          .as('played'),
      )
      .select(({ fn }) => fn.sum<number | null>('played.answers').as('answers')),
  )
  const mark = prepared((given: { classId: string }) =>
    db.selectFrom('classrooms').where('id', '=', given.classId).select('hop_mark'),
  )
  return {
    /** Returns the number of answers in the rounds of a class's students whose last move was made since a time. */
    async answersSince(classId: string, madeSince: number, atMost = mostRounds): Promise<number> {
      const [row] = await answers(db, { classId, begunSince: madeSince - roundsLast, madeSince, atMost })
      return Number(row?.answers ?? 0)
    },

    /** Returns the mark of a class, or null if the class has been deleted meanwhile. */
    async markOf(classId: string): Promise<number | null> {
      const [row] = await mark(db, { classId })
      return row?.hop_mark ?? null
    },

    async setMark(classId: string, value: number): Promise<void> {
      await db.updateTable('classrooms').set({ hop_mark: value }).where('id', '=', classId).execute()
      announce.ofClass(classId)
    },
  }
}
