import { type Kysely, sql } from 'kysely'
import type { NamedAccount } from '../accounts/accounts.ts'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { teachingRoles } from './class-roles.ts'
import { exist, type Memberships } from './memberships.ts'

/**
 * Students who wait until the teacher lets them into a class, where the operator asks for that (`JOIN_APPROVAL`). A
 * request that is answered is deleted.
 */
export function createJoinRequests(db: Kysely<Tables>, clock: Clock, announce: Announce, memberships: Memberships) {
  async function remove(studentId: string, classId: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('join_requests')
      .where('student_id', '=', studentId)
      .where('class_id', '=', classId)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0
  }

  return {
    /**
     * Asks once, however often the student sends the code. Returns false if the class or the student was deleted
     * meanwhile.
     */
    async ask(studentId: string, classId: string): Promise<boolean> {
      await db
        .insertInto('join_requests')
        .values({ student_id: studentId, class_id: classId, asked_at: clock() })
        .onConflict((conflict) => conflict.columns(['student_id', 'class_id']).doNothing())
        .execute()
      // A concurrent deletion deletes the request or is visible here, because this comes after the commit.
      const areThere = await exist(db, studentId, classId)
      if (!areThere) await remove(studentId, classId)
      else announce.ofClass(classId)
      return areThere
    },

    /** Returns the number of classes for which a student waits, without archived ones. */
    async countOf(studentId: string): Promise<number> {
      const { count } = await db
        .selectFrom('join_requests')
        .innerJoin('classrooms', 'classrooms.id', 'join_requests.class_id')
        .where('join_requests.student_id', '=', studentId)
        .where('classrooms.archived_at', 'is', null)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** Returns the students who wait for a class, the longest wait first. */
    async listOf(classId: string): Promise<NamedAccount[]> {
      return db
        .selectFrom('join_requests')
        .innerJoin('accounts', 'accounts.id', 'join_requests.student_id')
        .where('join_requests.class_id', '=', classId)
        .orderBy('join_requests.asked_at')
        .orderBy('accounts.id')
        .select(({ fn }) => [
          'accounts.id',
          fn.coalesce('first_name', sql.lit('')).as('firstName'),
          fn.coalesce('last_name', sql.lit('')).as('lastName'),
        ])
        .execute()
    },

    /**
     * Returns the numbers of waiting students of the classes in which a teacher may let them in, without classes for
     * which nobody waits.
     */
    async countsOfTeacher(teacherId: string): Promise<Record<string, number>> {
      const rows = await db
        .selectFrom('class_teachers')
        .innerJoin('join_requests', 'join_requests.class_id', 'class_teachers.class_id')
        .innerJoin('accounts', 'accounts.id', 'join_requests.student_id')
        .where('class_teachers.teacher_id', '=', teacherId)
        .where('class_teachers.role', 'in', teachingRoles)
        .groupBy('join_requests.class_id')
        .select(({ fn }) => ['join_requests.class_id', fn.countAll<number>().as('count')])
        .execute()
      return Object.fromEntries(rows.map(({ class_id, count }) => [class_id, Number(count)]))
    },

    /**
     * Lets a waiting student into the class. Returns false if the student does not wait for it. The request is
     * deleted together with the new membership, so that it cannot be lost.
     */
    async accept(studentId: string, classId: string): Promise<boolean> {
      const request = await db
        .selectFrom('join_requests')
        .where('student_id', '=', studentId)
        .where('class_id', '=', classId)
        .select('asked_at')
        .executeTakeFirst()
      return request !== undefined && memberships.join(studentId, classId)
    },

    /** Declines a request. The student may ask again. */
    async decline(studentId: string, classId: string): Promise<void> {
      if (await remove(studentId, classId)) announce.ofClass(classId)
    },
  }
}
