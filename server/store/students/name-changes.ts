import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { StudentForm } from '../accounts/accounts.ts'
import type { Announce } from '../changes.ts'
import { teachingRoles } from '../classes/class-roles.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'

/**
 * Milliseconds in which the teachers of a student see a change of the name or a removal of progress, and can undo it
 * (docs/product/accounts-and-classes.md, "Recent changes").
 */
export const changesLast = 30 * 24 * 3600_000

/** The most changes of one name in 24 hours, so that no teacher can fill the pages of the others. */
export const mostNameChanges = 20
const day = 24 * 3600_000

/** A student, and the teacher who changes their name. */
export interface Changing {
  readonly studentId: string
  readonly teacherId: string
}

/** `locked`: other teachers have locked the name. `changedTooOften`: it reached `mostNameChanges`. */
export type Renamed = 'renamed' | 'notFound' | 'locked' | 'changedTooOften'
/** `superseded` means that a newer change exists that is not undone. */
export type RenameUndone = 'undone' | 'notFound' | 'locked' | 'superseded' | 'tooLate'

/** `inClass`: the teachers of the student correct the name. */
export type Corrected = 'corrected' | 'notFound' | 'inClass'

/** Each change of a name is stored with the teacher, the time and both names, and can be undone. */
export function createNameChanges(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  return {
    /**
     * Gives a student another name, unless other teachers have locked it. The same name again is no change. The row of
     * the account is locked, so that changes of a name come one after another.
     */
    async rename({ studentId, teacherId }: Changing, { firstName, lastName }: StudentForm): Promise<Renamed> {
      const outcome = await db.transaction().execute(async (trx) => {
        const account = await lockAccount(trx, studentId)
        const isLocked = await isLockedFor(trx, { studentId, teacherId })
        if (!account) return 'notFound'
        if (isLocked) return 'locked'
        const before = { firstName: account.first_name ?? '', lastName: account.last_name ?? '' }
        if (before.firstName === firstName && before.lastName === lastName) return 'unchanged'
        const recent = await trx
          .selectFrom('name_changes')
          .where('student_id', '=', studentId)
          .orderBy('changed_at', 'desc')
          .limit(mostNameChanges)
          .select('changed_at')
          .execute()
        const now = clock()
        if ((recent[mostNameChanges - 1]?.changed_at ?? 0) > now - day) return 'changedTooOften'
        await trx
          .insertInto('name_changes')
          .values({
            student_id: studentId,
            id: randomUUID(),
            changed_by: teacherId,
            changed_at: Math.max(now, (recent[0]?.changed_at ?? 0) + 1),
            old_first_name: before.firstName,
            old_last_name: before.lastName,
            new_first_name: firstName,
            new_last_name: lastName,
          })
          .execute()
        await setName(trx, studentId, { firstName, lastName })
        return 'changed'
      })
      if (outcome === 'changed') announce.ofStudent(studentId, null)
      return outcome === 'changed' || outcome === 'unchanged' ? 'renamed' : outcome
    },

    /**
     * Restores the name from before a change. `within` is the time for this in milliseconds. A second undo changes
     * nothing.
     */
    async undo(
      { studentId, teacherId, id }: Changing & { readonly id: string },
      within: number,
    ): Promise<RenameUndone> {
      const outcome = await db.transaction().execute(async (trx) => {
        // These statements always run, so that a response takes the same time whether the change exists or not.
        const account = await lockAccount(trx, studentId)
        const isLocked = await isLockedFor(trx, { studentId, teacherId })
        const change = await trx
          .selectFrom('name_changes')
          .where('student_id', '=', studentId)
          .where('id', '=', id)
          .selectAll()
          .executeTakeFirst()
        const latest = await trx
          .selectFrom('name_changes')
          .where('student_id', '=', studentId)
          .where('undone_at', 'is', null)
          .orderBy('changed_at', 'desc')
          .select('id')
          .executeTakeFirst()
        if (!account || !change) return 'notFound'
        if (change.undone_at !== null) return 'undone'
        if (isLocked) return 'locked'
        if (latest?.id !== id) return 'superseded'
        const now = clock()
        if (change.changed_at < now - within) return 'tooLate'
        await trx
          .updateTable('name_changes')
          .set({ undone_at: now })
          .where('student_id', '=', studentId)
          .where('id', '=', id)
          .execute()
        await setName(trx, studentId, { firstName: change.old_first_name, lastName: change.old_last_name })
        return 'changed'
      })
      if (outcome !== 'changed') return outcome
      announce.ofStudent(studentId, null)
      return 'undone'
    },

    /**
     * Gives an account another name for the operator: of a teacher, or of a student who is in no class that is in use.
     * The stored changes of the name are deleted, so no teacher of a later class brings an earlier name back.
     */
    async correct(id: string, names: StudentForm): Promise<Corrected> {
      const outcome = await db.transaction().execute(async (trx) => {
        if (!(await lockAccount(trx, id))) return 'notFound'
        const inUse = await trx
          .selectFrom('memberships')
          .innerJoin('classrooms', 'classrooms.id', 'memberships.class_id')
          .where('memberships.student_id', '=', id)
          .where('classrooms.archived_at', 'is', null)
          .select('memberships.class_id')
          .limit(1)
          .executeTakeFirst()
        if (inUse) return 'inClass'
        await trx.deleteFrom('name_changes').where('student_id', '=', id).execute()
        await setName(trx, id, names)
        return 'corrected'
      })
      if (outcome === 'corrected') announce.ofStudent(id, null)
      return outcome
    },

    /** Deletes changes before a time, with their names, once a day. Returns their number. */
    async deleteBefore(time: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('name_changes')
        .where('changed_at', '<', time)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}

/**
 * Returns whether a class of the student locks names, and the teacher neither owns nor co-teaches it. If several
 * classes do, the one that the student joined first counts. So a teacher whose class the student joined later cannot
 * lift the lock by one of their own (docs/product/accounts-and-classes.md, "Locked names").
 */
async function isLockedFor(trx: Transaction<Tables>, { studentId, teacherId }: Changing): Promise<boolean> {
  const locking = await trx
    .selectFrom('memberships')
    .innerJoin('classrooms', 'classrooms.id', 'memberships.class_id')
    .leftJoin('class_teachers', (join) =>
      join
        .onRef('class_teachers.class_id', '=', 'memberships.class_id')
        .on('class_teachers.teacher_id', '=', teacherId)
        .on('class_teachers.role', 'in', teachingRoles),
    )
    .where('memberships.student_id', '=', studentId)
    .where('classrooms.names_locked', '=', 1)
    .where('classrooms.archived_at', 'is', null)
    .orderBy('memberships.joined_at')
    .orderBy('memberships.class_id')
    .select('class_teachers.teacher_id')
    .executeTakeFirst()
  return locking !== undefined && locking.teacher_id === null
}

function lockAccount(trx: Transaction<Tables>, id: string) {
  return trx
    .selectFrom('accounts')
    .where('id', '=', id)
    .select(['first_name', 'last_name'])
    .forUpdate()
    .executeTakeFirst()
}

async function setName(trx: Transaction<Tables>, id: string, { firstName, lastName }: StudentForm): Promise<void> {
  const names = { first_name: firstName, last_name: lastName }
  await trx.updateTable('accounts').set(names).where('id', '=', id).execute()
}
