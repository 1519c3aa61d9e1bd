import type { Kysely, Transaction } from 'kysely'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { isBlocked } from './blocked.ts'
import { classColumns, type JoinedClass, withTeacherEmails } from './class-rows.ts'

export type Memberships = ReturnType<typeof createMemberships>

export function createMemberships(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  return {
    /** Returns the classes that a student has joined, without archived ones, the oldest membership first. */
    async listOf(studentId: string): Promise<JoinedClass[]> {
      const rows = await db
        .selectFrom('memberships')
        .innerJoin('classrooms', 'classrooms.id', 'memberships.class_id')
        .where('memberships.student_id', '=', studentId)
        .where('classrooms.archived_at', 'is', null)
        .orderBy('memberships.joined_at')
        .orderBy('memberships.class_id')
        .select(classColumns)
        .execute()
      return withTeacherEmails(db, rows)
    },

    /**
     * Adds a student to a class, once. Afterwards no undo of an earlier removal moves the student. Returns false if
     * the class or the student has been deleted meanwhile, or the student removed from the class.
     */
    async join(studentId: string, classId: string): Promise<boolean> {
      await db.transaction().execute(async (trx) => {
        await supersedeRemoval(trx, studentId, classId)
        await trx
          .insertInto('memberships')
          .values({ student_id: studentId, class_id: classId, joined_at: clock() })
          .onConflict((conflict) => conflict.columns(['student_id', 'class_id']).doNothing())
          .execute()
        await deleteRequest(trx, studentId, classId)
      })
      if (!(await keepMembership(db, studentId, classId))) return false
      announce.ofClass(classId)
      // A concurrent Remove deletes the membership or is visible here, because this comes after the commit.
      if (!(await isBlocked(db, classId, studentId))) return true
      await deleteMembership(db, studentId, classId)
      return false
    },

    /** Takes a student out of a class. Afterwards no undo of an earlier removal moves the student. */
    async leave(studentId: string, classId: string): Promise<void> {
      const { numDeletedRows } = await db.transaction().execute(async (trx) => {
        const left = await deleteMembership(trx, studentId, classId)
        // This comes last: a Remove of the same moment is stored by now, and its undo must not bring the student back.
        await supersedeRemoval(trx, studentId, classId)
        return left
      })
      if (numDeletedRows > 0) announce.ofClass(classId)
    },
  }

  /** Records that the student joined or left by their own decision, so that no undo moves them afterwards. */
  async function supersedeRemoval(trx: Transaction<Tables>, studentId: string, classId: string): Promise<void> {
    await trx
      .updateTable('removals')
      .set({ superseded_at: clock() })
      .where('student_id', '=', studentId)
      .where('class_id', '=', classId)
      .where('what', '=', 'membership')
      .where('undone_at', 'is', null)
      .where('superseded_at', 'is', null)
      .execute()
  }
}

/**
 * Deletes a new membership where its class or its student has been deleted meanwhile. It comes after the commit of the
 * membership, so that it sees a deletion which did not see the membership. Returns whether both exist.
 */
export async function keepMembership(db: Kysely<Tables>, studentId: string, classId: string): Promise<boolean> {
  const areThere = await exist(db, studentId, classId)
  if (!areThere) await deleteMembership(db, studentId, classId)
  return areThere
}

/** Returns whether a student and a class exist. */
export async function exist(db: Kysely<Tables>, studentId: string, classId: string): Promise<boolean> {
  const classroom = await db.selectFrom('classrooms').where('id', '=', classId).select('id').executeTakeFirst()
  const student = await db.selectFrom('accounts').where('id', '=', studentId).select('id').executeTakeFirst()
  return classroom !== undefined && student !== undefined
}

/** Deletes the request of a student who has become a member. */
export async function deleteRequest(trx: Transaction<Tables>, studentId: string, classId: string): Promise<void> {
  await trx.deleteFrom('join_requests').where('student_id', '=', studentId).where('class_id', '=', classId).execute()
}

function deleteMembership(db: Kysely<Tables>, studentId: string, classId: string) {
  return db
    .deleteFrom('memberships')
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow()
}
