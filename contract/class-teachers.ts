/** Sharing: the teachers of a class, and the invitations that its owner sends to e-mail addresses. */
import { z } from 'zod'
import { classRoles, endingRoles, invitedRoles, lastingRoles } from './class-roles.ts'
import { ofClass } from './classes.ts'
import { done, type Endpoints } from './endpoint.ts'
import { day, id } from './fields.ts'

/** The most teachers of a class, with its owner and the invitations that nobody has accepted yet. */
export const mostTeachers = 20

/** The most characters of an e-mail address. */
export const longestEmail = 254

/** The last day on which a teacher with an ending role sees the class. Null for the other roles. */
const until = day.nullable()

/**
 * A teacher of a class, or an invitation. The id follows from the class and the e-mail address, so an invitation keeps
 * its id when it is accepted.
 */
const classTeacher = z
  .object({
    id: z.string(),
    /** Null if the teacher's account has none. */
    email: z.string().nullable(),
    role: z.enum(classRoles),
    until,
    /** When the teacher accepted, or the owner made the class, in epoch milliseconds. Null for an invitation. */
    since: z.int().nullable(),
  })
  .meta({ id: 'ClassTeacher' })
export type ClassTeacher = z.infer<typeof classTeacher>

/** `today` is the first day that can be the last one of an ending role. */
const classTeachers = z.object({ teachers: z.array(classTeacher), today: day }).meta({ id: 'ClassTeachers' })

/** An e-mail address, in lower case as the accounts have it. */
const email = z
  .email()
  .max(longestEmail)
  .transform((text) => text.toLowerCase())

/** An invitation as the invited teacher sees it. */
const invitation = z
  .object({
    class: id,
    name: z.string(),
    role: z.enum(invitedRoles),
    until,
    /** Null if the owner has none. */
    ownerEmail: z.string().nullable(),
  })
  .meta({ id: 'Invitation' })
export type Invitation = z.infer<typeof invitation>

export const classTeacherEndpoints = {
  'GET /api/classes/{class}/teachers': {
    operationId: 'listClassTeachers',
    logs: 'classOpened',
    tag: 'Classes',
    summary: 'The teachers of a class, the owner first, and its open invitations',
    who: 'owns',
    params: ofClass,
    output: classTeachers,
  },
  'POST /api/classes/{class}/teachers': {
    operationId: 'inviteTeacher',
    logs: 'teacherInvited',
    tag: 'Classes',
    summary: 'Invite a teacher into a class by e-mail address',
    description:
      'No e-mail is sent: the teacher with this address finds the invitation on the dashboard. The response is the same ' +
      'whether an account has the address or not. A teacher of the class gets the new role at once.',
    who: 'owns',
    params: ofClass,
    input: z.discriminatedUnion('role', [
      z.strictObject({ role: z.enum(lastingRoles), email }),
      z.strictObject({ role: z.enum(endingRoles), email, until: day }),
    ]),
    output: classTeachers,
    problems: ['refused'],
  },
  'DELETE /api/classes/{class}/teachers/{teacher}': {
    operationId: 'withdrawTeacher',
    logs: 'teacherWithdrawn',
    tag: 'Classes',
    summary: 'Withdraw a class from a teacher, or an invitation',
    description: 'It holds from the next request on. Withdrawing again is a success. The owner stays.',
    who: 'owns',
    params: ofClass.extend({ teacher: z.string().regex(/^[0-9a-f]{32}$/) }),
    output: classTeachers,
  },
  'GET /api/invitations': {
    operationId: 'listInvitations',
    tag: 'Classes',
    summary: "The open invitations to the teacher's e-mail address, each inviter's newest first",
    who: 'teacher',
    output: z.object({ invitations: z.array(invitation) }),
  },
  'PUT /api/invitations/{class}': {
    operationId: 'acceptInvitation',
    logs: 'invitationAccepted',
    tag: 'Classes',
    summary: 'Accept an invitation into a class',
    description: 'Accepting again is a success.',
    who: 'teacher',
    params: ofClass,
    output: done,
    problems: ['notFound'],
  },
  'DELETE /api/invitations/{class}': {
    operationId: 'declineInvitation',
    logs: 'invitationDeclined',
    tag: 'Classes',
    summary: 'Decline an invitation into a class',
    description: 'Declining again is a success.',
    who: 'teacher',
    params: ofClass,
    output: done,
  },
} as const satisfies Endpoints
