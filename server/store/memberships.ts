import { randomUUID } from 'node:crypto'
import type { Kysely, NotNull, Transaction } from 'kysely'
import type { Announce } from './changes.ts'
import { classColumns, withTeacherEmails } from './class-rows.ts'
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
        .select(classColumns)
        .execute()
      return withTeacherEmails(db, rows)
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

    async leave(studentId, code) {
      // The query does not contain the code, so its time says nothing about the code of another class.
      const classroom = (await classesToLeave(studentId)).find((own) => own.code === code)
      if (!classroom) return
      const { numDeletedRows } = await db.transaction().execute(async (trx) => {
        const left = await trx
          .deleteFrom('memberships')
          .where('student_id', '=', studentId)
          .where('class_id', '=', classroom.id)
          .executeTakeFirstOrThrow()
        // After it: a Remove of the same moment has written itself down by now, and no undo may bring the student back.
        await decide(trx, studentId, classroom.id)
        return left
      })
      if (numDeletedRows > 0) announce.ofClass(classroom.id)
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

  /** Returns the student's classes, and those that a teacher removed them from: these may still be on the screen. */
  function classesToLeave(studentId: string) {
    const joined = db.selectFrom('memberships').where('student_id', '=', studentId).select('class_id as id')
    const removed = db
      .selectFrom('removals')
      .where('student_id', '=', studentId)
      .where('what', '=', 'membership')
      .where('undone_at', 'is', null)
      .where('decided_at', 'is', null)
      .select('class_id as id')
      .$narrowType<{ id: NotNull }>()
    return db.selectFrom('classrooms').where('id', 'in', joined.union(removed)).select(['id', 'code']).execute()
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
