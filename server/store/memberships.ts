import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
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
      await db
        .insertInto('memberships')
        .values({ student_id: studentId, class_id: classId, joined_at: clock() })
        .onConflict((conflict) => conflict.columns(['student_id', 'class_id']).doNothing())
        .execute()
      announce.ofClass(classId)
    },

    async leave(studentId, code) {
      const left = await db
        .deleteFrom('memberships')
        .where('student_id', '=', studentId)
        .where('class_id', 'in', (sub) => sub.selectFrom('classrooms').select('id').where('code', '=', code))
        .returning('class_id')
        .execute()
      for (const { class_id } of left) announce.ofClass(class_id)
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

  function deleteTries(studentId: string) {
    return db.deleteFrom('join_tries').where('student_id', '=', studentId)
  }

  async function giveTryBack(studentId: string, id: string): Promise<void> {
    await deleteTries(studentId).where('id', '=', id).execute()
  }
}
