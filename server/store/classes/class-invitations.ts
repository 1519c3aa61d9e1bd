import type { Expression, ExpressionBuilder, Kysely, SqlBool, Transaction } from 'kysely'
import type { InvitedRole } from '#contract'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { isCurrent } from './class-roles.ts'
import { withTeacherEmails } from './class-rows.ts'

/** Milliseconds after which an invitation can no longer be accepted. */
export const invitationLasts = 30 * 24 * 3600_000

/** The most invitations that one teacher reads at once. */
const mostListed = 20

/** Selects the invitations that can be accepted. One for a reliever ends with the reliever's time. */
export const isOpenInvitation =
  (now: number) =>
  (row: ExpressionBuilder<Tables, 'class_invitations'>): Expression<SqlBool> =>
    row.and([
      row('class_invitations.invited_at', '>', now - invitationLasts),
      row.or([row('class_invitations.until', 'is', null), row('class_invitations.until', '>', now)]),
    ])

/** An invitation as the invited teacher sees it. */
export interface Invitation {
  /** The id of the class. */
  readonly class: string
  readonly name: string
  readonly role: InvitedRole
  readonly until: number | null
  readonly ownerEmail: string | null
}

/** A teacher by the account and its verified e-mail address, if it has one. */
export interface Invited {
  readonly id: string
  readonly email: string | null
}

/** The invitations into classes, as the teachers find, accept and decline them. */
export function createClassInvitations(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  return {
    /**
     * Returns the open invitations to an e-mail address. Each inviter's newest comes first, then each one's second, so
     * that nobody can hide the invitations of others behind many of their own.
     */
    async listFor(email: string | null): Promise<Invitation[]> {
      const rows = await db
        .selectFrom('class_invitations')
        .innerJoin('classrooms', 'classrooms.id', 'class_invitations.class_id')
        .where('class_invitations.email', '=', emailIn(email))
        .where(isOpenInvitation(clock()))
        .orderBy(({ fn }) =>
          fn.agg('row_number').over((over) => over.partitionBy('invited_by').orderBy('invited_at', 'desc')),
        )
        .orderBy('class_invitations.invited_at', 'desc')
        .orderBy('classrooms.id')
        .limit(mostListed)
        .select(['classrooms.id', 'classrooms.name', 'class_invitations.role', 'class_invitations.until'])
        .execute()
      return (await withTeacherEmails(db, rows)).map(({ id, name, role, until, teacherEmail }) => ({
        ...{ class: id, name, role: role as InvitedRole, until, ownerEmail: teacherEmail },
      }))
    },

    /**
     * Makes the invited teacher a teacher of the class. Accepting again is a success. Returns false if there is no
     * such invitation, or no such class any more.
     */
    async accept({ id, email }: Invited, classId: string): Promise<boolean> {
      const outcome = await db.transaction().execute(async (trx) => {
        // These statements always run, so that a response takes the same time whether the class exists or not.
        const isThere = await lockClass(trx, classId)
        const invitation = await trx
          .deleteFrom('class_invitations')
          .where('class_id', '=', classId)
          .where('email', '=', emailIn(email))
          .where(isOpenInvitation(clock()))
          .returning(['role', 'until'])
          .executeTakeFirst()
        const teacher = await trx
          .selectFrom('class_teachers')
          .where('class_id', '=', classId)
          .where('teacher_id', '=', id)
          .where(isCurrent(clock()))
          .select('role')
          .executeTakeFirst()
        if (!isThere) return 'notFound'
        if (!invitation || teacher?.role === 'owner') return teacher ? 'unchanged' : 'notFound'
        const given = { role: invitation.role, until: invitation.until, created_at: clock() }
        await trx
          .insertInto('class_teachers')
          .values({ class_id: classId, teacher_id: id, ...given })
          .onConflict((conflict) => conflict.columns(['class_id', 'teacher_id']).doUpdateSet(given))
          .execute()
        return 'accepted'
      })
      if (outcome === 'accepted') announce.ofClass(classId)
      return outcome !== 'notFound'
    },

    /** Declines an invitation, if there is one. */
    async decline(email: string | null, classId: string): Promise<void> {
      await db
        .deleteFrom('class_invitations')
        .where('class_id', '=', classId)
        .where('email', '=', emailIn(email))
        .execute()
    },
  }
}

/**
 * Locks a class until the end of the transaction, so that its invitations are sent, accepted and withdrawn one after
 * another. Returns whether the class exists.
 */
export async function lockClass(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const rows = await trx.selectFrom('classrooms').where('id', '=', id).select('id').forUpdate().execute()
  return rows.length > 0
}

/** No address is empty, so an account without one has no invitations. */
const emailIn = (email: string | null) => email ?? ''
