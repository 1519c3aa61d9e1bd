import { z } from 'zod'
import { classRoles } from './class-roles.ts'
import { done, type Endpoints } from './endpoint.ts'
import { accountId, classCode, day, filled, id, plainText } from './fields.ts'

const className = filled(100).meta({ id: 'ClassName' })

/** A class as its teacher sees it. */
export const classroom = z
  .object({
    id,
    name: z.string(),
    code: classCode,
    /** Whether students can join with the code. */
    isOpen: z.boolean(),
    /** Whether other teachers of the students cannot rename them. */
    namesLocked: z.boolean(),
    createdAt: z.int(),
    /** When the class was archived, in epoch milliseconds, or null for a class in use. */
    archivedAt: z.int().nullable(),
    studentCount: z.int(),
  })
  .meta({ id: 'Classroom' })
export type Classroom = z.infer<typeof classroom>

/** A class in the list of one of its teachers. */
export const taughtClass = classroom
  .extend({
    role: z.enum(classRoles),
    /** The last day of an ending role. Null for other roles. */
    until: day.nullable(),
    /** Null if the owner's account has none. */
    ownerEmail: z.string().nullable(),
    /** Until when students can sign in with pictures, in epoch milliseconds. Null while this is shut. */
    signInUntil: z.int().nullable(),
  })
  .meta({ id: 'TaughtClass' })
export type TaughtClass = z.infer<typeof taughtClass>

/** An open task that is due within days, with the number of its students and of those who have done all parts. */
const dueTask = z.object({ id, title: z.string(), due: day, done: z.int(), students: z.int() }).meta({ id: 'DueTask' })
export type DueTask = z.infer<typeof dueTask>

/** A student by the name in a class. */
const named = z.object({ id: accountId, shortName: z.string() })

/** A class in the path, by its id. A class code is for joining only. */
export const ofClass = z.strictObject({ class: id })

export const classEndpoints = {
  'GET /api/classes': {
    operationId: 'listClasses',
    tag: 'Classes',
    summary: 'The classes in which the teacher has a role, archived ones too, oldest first',
    who: 'teacher',
    /**
     * `waiting` has the number of students who wait for a class by its id, without classes for which nobody waits and
     * those in which the teacher cannot let anybody in. `due` has the tasks that are due next by the id of their class,
     * without archived classes and those with no such task. The first due day is first.
     */
    output: z.object({
      today: day,
      classes: z.array(taughtClass),
      waiting: z.record(id, z.int()),
      due: z.record(id, z.array(dueTask)),
    }),
  },
  'POST /api/classes': {
    operationId: 'createClass',
    logs: (output) => ({ event: 'classCreated', class: classroom.parse(output).id }),
    tag: 'Classes',
    summary: 'Create a class',
    description: 'Sending the same id again returns the class that was made.',
    who: 'teacher',
    input: z.strictObject({ id, name: className }),
    output: classroom,
    problems: ['refused'],
  },
  'PATCH /api/classes/{class}': {
    operationId: 'changeClass',
    logs: 'classChanged',
    tag: 'Classes',
    summary: 'Rename a class, open or close it for joining, or lock the names of its students',
    description: 'Absent fields stay as they are.',
    who: 'teaches',
    params: ofClass,
    input: z.strictObject({
      name: className.exactOptional(),
      isOpen: z.boolean().exactOptional(),
      namesLocked: z.boolean().exactOptional(),
    }),
    output: classroom,
  },
  'POST /api/classes/{class}/code': {
    operationId: 'changeClassCode',
    logs: 'classCodeChanged',
    tag: 'Classes',
    summary: 'Draw another code',
    description:
      'The old code opens nothing from then on. Students of the class stay. The input names the code to replace, so that ' +
      'sending the request again changes nothing more.',
    who: 'teaches',
    params: ofClass,
    input: z.strictObject({ code: classCode }),
    output: classroom,
  },
  'PUT /api/classes/{class}/archive': {
    operationId: 'archiveClass',
    logs: (output) => ({ event: classroom.parse(output).archivedAt === null ? 'classBroughtBack' : 'classArchived' }),
    tag: 'Classes',
    summary: 'Archive a class, or bring it back',
    description:
      'An archived class can be read and cannot be changed. Its students do not see it. Nobody joins it, and its cards and ' +
      'pictures sign nobody in.',
    who: 'teaches',
    alsoArchived: true,
    params: ofClass,
    input: z.strictObject({ isArchived: z.boolean() }),
    output: classroom,
  },
  'GET /api/classes/{class}/outside': {
    operationId: 'listOutside',
    logs: 'classOpened',
    tag: 'Classes',
    summary: 'The students outside the class: those who wait to be let in, and those who were removed from it',
    who: 'teaches',
    alsoArchived: true,
    params: ofClass,
    output: z.object({ waiting: z.array(named), removed: z.array(named) }),
  },
  'DELETE /api/classes/{class}/blocked/{student}': {
    operationId: 'admitStudent',
    logs: 'admitted',
    tag: 'Classes',
    summary: 'Let a removed student join the class again',
    description: 'Letting in again is a success, and so is letting in a student of the class.',
    who: 'teaches',
    ofFormerStudents: true,
    params: z.strictObject({ class: id, student: accountId }),
    output: done,
  },
  'POST /api/classes/{class}/requests/{student}': {
    operationId: 'acceptRequest',
    logs: 'joined',
    tag: 'Classes',
    summary: 'Let a waiting student into the class',
    description:
      'The input names the student as the list showed them, because another teacher may have renamed them meanwhile. ' +
      'Accepting again is a success, and so is accepting a student of the class.',
    who: 'teaches',
    ofFormerStudents: true,
    params: z.strictObject({ class: id, student: accountId }),
    input: z.strictObject({ shortName: plainText(210) }),
    output: done,
    problems: ['superseded'],
  },
  'DELETE /api/classes/{class}/requests/{student}': {
    operationId: 'declineRequest',
    logs: 'requestDeclined',
    tag: 'Classes',
    summary: 'Decline the request of a student to join the class',
    description:
      'The student may ask again. Declining again is a success, and so is declining a student who never asked.',
    who: 'teaches',
    ofFormerStudents: true,
    params: z.strictObject({ class: id, student: accountId }),
    output: done,
  },
  'DELETE /api/classes/{class}': {
    operationId: 'deleteClass',
    logs: 'classDeleted',
    tag: 'Classes',
    summary: 'Delete a class',
    description:
      'The progress of its students stays. Its listed students who are in no other class are erased. The owner can bring ' +
      'them back for 30 days as students of another class (`returnStudents`).',
    who: 'owns',
    params: ofClass,
    output: done,
  },
} as const satisfies Endpoints
