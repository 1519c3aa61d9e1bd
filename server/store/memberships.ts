import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Announce } from './changes.ts'
import { classRow } from './class-rows.ts'
import type { Tables } from './schema.ts'
import type { Clock, Memberships } from './store.ts'

export function memberships(db: Kysely<Tables>, clock: Clock, announce: Announce): Memberships {
  return {
    async listOf(studentId) {
      const rows = await db
        .selectFrom('memberships')
        .innerJoin('classrooms', 'classrooms.id', 'memberships.class_id')
        .where('memberships.student_id', '=', studentId)
        .orderBy('memberships.joined_at')
        .orderBy('memberships.class_id')
        .selectAll('classrooms')
        .execute()
      return rows.map(classRow)
    },

    async join(studentId, classId) {
      await db.transaction().execute(async (trx) => {
        await decide(trx, studentId, classId)
        await trx
          .insertInto('memberships')
          .values({ student_id: studentId, class_id: classId, joined_at: clock() })
          .onConflict((conflict) => conflict.columns(['student_id', 'class_id']).doNothing())
          .execute()
      })
      announce.ofClass(classId)
    },

    async leave(studentId, classId) {
      const { numDeletedRows } = await db.transaction().execute(async (trx) => {
        const left = await trx
          .deleteFrom('memberships')
          .where('student_id', '=', studentId)
          .where('class_id', '=', classId)
          .executeTakeFirstOrThrow()
        // This comes last: a Remove at the same moment is stored by now, and its undo may not bring the student back.
        await decide(trx, studentId, classId)
        return left
      })
      if (numDeletedRows > 0) announce.ofClass(classId)
    },

    async takeTry(studentId, { most, within }) {
      const [id, now] = [randomUUID(), clock()]
      await deleteTries(studentId)
        .where('tried_at', '<', now - within)
        .execute()
      await db.insertInto('join_tries').values({ student_id: studentId, id, tried_at: now }).execute()
      const { tries } = await db
        .selectFrom('join_tries')
        .where('student_id', '=', studentId)
        .select((row) => row.fn.countAll<number>().as('tries'))
        .executeTakeFirstOrThrow()
      if (tries <= most) return id
      await giveTryBack(studentId, id)
      return null
    },

    giveTryBack,
  }

  /** Who joins or leaves by themselves has decided: no undo moves them afterwards. */
  async function decide(trx: Transaction<Tables>, studentId: string, classId: string): Promise<void> {
    await trx
      .updateTable('removals')
      .set({ decided_at: clock() })
      .where('student_id', '=', studentId)
      .where('class_id', '=', classId)
      .where('what', '=', 'membership')
      .where('undone_at', 'is', null)
      .where('decided_at', 'is', null)
      .execute()
  }

  function deleteTries(studentId: string) {
    return db.deleteFrom('join_tries').where('student_id', '=', studentId)
  }

  async function giveTryBack(studentId: string, id: string): Promise<void> {
    await deleteTries(studentId).where('id', '=', id).execute()
  }
}
