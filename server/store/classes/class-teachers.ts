import { hash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type ClassRole, type InvitedRole, mostTeachers } from '#contract'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { isOpenInvitation, lockClass } from './class-invitations.ts'
import { isCurrent } from './class-roles.ts'

/** A teacher of a class, or an invitation, for which `since` is null. */
export interface TeacherOfClass {
  readonly id: string
  readonly email: string | null
  readonly role: ClassRole
  readonly until: number | null
  readonly since: number | null
}

/** The role that a class gives to an e-mail address in lower case. `until` is null for a role without an end. */
export interface SharedRole {
  readonly email: string
  readonly role: InvitedRole
  readonly until: number | null
}

/** The teachers of each class, and its invitations, which its owner sends and withdraws. */
export function createClassTeachers(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  async function listOf(at: Kysely<Tables>, classId: string) {
    const teachers = await at
      .selectFrom('class_teachers')
      .innerJoin('accounts', 'accounts.id', 'class_teachers.teacher_id')
      .where('class_teachers.class_id', '=', classId)
      .where(isCurrent(clock()))
      .orderBy('class_teachers.created_at')
      .orderBy('class_teachers.teacher_id')
      .select(['teacher_id', 'accounts.email', 'class_teachers.role', 'until', 'class_teachers.created_at as since'])
      .execute()
    const invitations = await at
      .selectFrom('class_invitations')
      .where('class_id', '=', classId)
      .where(isOpenInvitation(clock()))
      .orderBy('invited_at')
      .orderBy('email')
      .select(['email', 'role', 'until'])
      .execute()
    const ofTeachers = teachers.map((row) => ({ ...row, id: idOf(classId, row.email ?? row.teacher_id) }))
    const ofInvitations = invitations.map((row) => ({ ...row, id: idOf(classId, row.email), teacher_id: null }))
    const all = [...ofTeachers, ...ofInvitations.map((row) => ({ ...row, since: null }))]
    const isOwner = ({ role }: { role: string }) => role === 'owner'
    return [...all.filter(isOwner), ...all.filter((row) => !isOwner(row))]
  }

  return {
    /** Returns the teachers of a class and its open invitations, the owner first. */
    async listOf(classId: string): Promise<TeacherOfClass[]> {
      const rows = await listOf(db, classId)
      return rows.map(({ id, email, role, until, since }) => ({ id, email, role: role as ClassRole, until, since }))
    },

    /** Returns whether two classes have the same owner. */
    async haveSameOwner(classId: string, otherId: string): Promise<boolean> {
      const owner = await db
        .selectFrom('class_teachers as one')
        .innerJoin('class_teachers as other', 'other.teacher_id', 'one.teacher_id')
        .where('one.class_id', '=', classId)
        .where('one.role', '=', 'owner')
        .where('other.class_id', '=', otherId)
        .where('other.role', '=', 'owner')
        .select('one.teacher_id')
        .executeTakeFirst()
      return owner !== undefined
    },

    /**
     * Invites an e-mail address into a class, or gives its teacher of the class another role at once. The owner stays.
     * Returns `full` if the class has no room, and `notFound` if it has been deleted meanwhile.
     */
    async share(classId: string, { email, role, until }: SharedRole, invitedBy: string) {
      const outcome = await db.transaction().execute(async (trx) => {
        if (!(await lockClass(trx, classId))) return 'notFound'
        const all = await listOf(trx, classId)
        const known = all.filter((one) => one.email === email)
        if (known.length === 0 && all.length >= mostTeachers) return 'full'
        const teachers = known.flatMap(({ teacher_id }) => teacher_id ?? [])
        if (teachers.length > 0) {
          await trx
            .updateTable('class_teachers')
            .set({ role, until })
            .where('class_id', '=', classId)
            .where('teacher_id', 'in', teachers)
            .where('role', '!=', 'owner')
            .execute()
          return 'shared'
        }
        const given = { role, until, invited_by: invitedBy, invited_at: clock() }
        await trx
          .insertInto('class_invitations')
          .values({ class_id: classId, email, ...given })
          .onConflict((conflict) => conflict.columns(['class_id', 'email']).doUpdateSet(given))
          .execute()
        return 'shared'
      })
      if (outcome === 'shared') announce.ofClass(classId)
      return outcome
    },

    /** Withdraws a class from the teacher or the invitation with this id. The owner stays. */
    async withdraw(classId: string, id: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await lockClass(trx, classId)
        const known = (await listOf(trx, classId)).filter((one) => one.id === id && one.role !== 'owner')
        for (const { teacher_id, email } of known) {
          const isTeacher = teacher_id !== null
          const deletion = isTeacher
            ? trx.deleteFrom('class_teachers').where('teacher_id', '=', teacher_id)
            : trx.deleteFrom('class_invitations').where('email', '=', email)
          await deletion.where('class_id', '=', classId).execute()
        }
      })
      announce.ofClass(classId)
    },

    /** Deletes the teachers and the invitations whose time has ended. Returns their number. */
    async deleteEnded(): Promise<number> {
      const now = clock()
      const teachers = await db.deleteFrom('class_teachers').where('until', '<=', now).executeTakeFirstOrThrow()
      const invitations = await db
        .deleteFrom('class_invitations')
        .where((row) => row.not(isOpenInvitation(now)(row)))
        .executeTakeFirstOrThrow()
      return Number(teachers.numDeletedRows + invitations.numDeletedRows)
    },
  }
}

const idOf = (classId: string, holder: string) => hash('sha256', `${classId} ${holder}`).slice(0, 32)
