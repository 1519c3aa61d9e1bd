/** Teachers erase a class with its listed students, or one listed student. */
import { z } from 'zod'
import { ofClass } from './classes.ts'
import { done, type Endpoints } from './endpoint.ts'
import { accountId, filled, id } from './fields.ts'

/** A class or student that a teacher has erased and can still bring back. */
const erasure = z
  .object({
    /** The id of the receipt. */
    id,
    /** The number that a teacher can tell an operator, such as "E-2026-11-26-4Q7T". */
    number: z.string(),
    /** `deletedClass` means the listed students of a class that was deleted, who come back into another class. */
    what: z.enum(['class', 'student', 'deletedClass']),
    /** The name of the class. */
    className: z.string(),
    /** The name of the student, if one was erased. */
    student: z.string().nullable(),
    /** The numbers of erased students, answers, completed levels, tasks and class cards. */
    students: z.int(),
    answers: z.int(),
    levels: z.int(),
    tasks: z.int(),
    cards: z.int(),
    /** The number of students who have left the class and keep their accounts. */
    left: z.int(),
    /** The e-mail address of the teacher who has erased it, or null if that account was deleted or has no address. */
    by: z.string().nullable(),
    /** When it was erased, and until when it can be undone, in epoch milliseconds. */
    at: z.int(),
    until: z.int(),
    /** Until when backups of the server may hold the erased data, or null if the server does not know it. */
    backupsUntil: z.int().nullable(),
  })
  .meta({ id: 'Erasure' })
export type Erasure = z.infer<typeof erasure>

const ofReceipt = z.strictObject({ receipt: id })

export const erasureEndpoints = {
  'GET /api/classes/{class}/erasures': {
    operationId: 'countErasure',
    logs: 'classOpened',
    tag: 'Classes',
    summary: 'The numbers of students whom an erasure of the class would erase, keep and let go',
    description:
      '`students` are listed students who are in no other class. `merged` of them have merged an account of their own into ' +
      'the card, which keeps what it had played before. `kept` are listed students whom another class has, and `left` are ' +
      'students with accounts of their own. Both keep their accounts and their progress.',
    who: 'owns',
    params: ofClass,
    output: z.object({
      students: z.int(),
      merged: z.int(),
      kept: z.int(),
      left: z.int(),
      /**
       * The listed students whom the teacher can erase alone, with their full names, whether they have merged an
       * account of their own into the card, and whether they are in the class. The class may hold the card of a
       * removed student.
       */
      listed: z.array(z.object({ id: accountId, name: z.string(), isMerged: z.boolean(), isInClass: z.boolean() })),
    }),
  },
  'POST /api/classes/{class}/erasures': {
    operationId: 'erase',
    logs: 'erased',
    tag: 'Classes',
    summary: 'Erase a class with its listed students, or one listed student',
    description:
      'The input names what is erased: the class, or the first and last name of a student whose card the class holds. ' +
      'Capitals and accents do not count. An account that a student has merged into the card is separated first, and keeps ' +
      'what it had played before the merge. What the student has played since is erased, whichever way they signed in. The ' +
      'teacher can undo the erasure for 30 days. Erasing again returns the same receipt.',
    who: 'owns',
    ofErasedClasses: true,
    params: ofClass,
    input: z.strictObject({ name: filled(250), student: accountId.exactOptional() }),
    output: erasure,
  },
  'GET /api/erasures': {
    operationId: 'listErasures',
    tag: 'Classes',
    summary: 'The erasures that the teacher can still undo, the newest first',
    who: 'teacher',
    output: z.object({ erasures: z.array(erasure) }),
  },
  'DELETE /api/erasures/{receipt}': {
    operationId: 'undoErasure',
    logs: 'unerased',
    tag: 'Classes',
    summary: 'Bring back what the teacher has erased',
    description:
      'Possible for 30 days. Nobody is signed in again. Undoing again is a success. The students of a deleted class come ' +
      'back into another class (`returnStudents`). A student comes back after their class, if that was erased too.',
    who: 'teacher',
    params: ofReceipt,
    output: done,
    problems: ['notFound', 'refused'],
  },
  'POST /api/classes/{class}/returned-students': {
    operationId: 'returnStudents',
    logs: 'unerased',
    tag: 'Classes',
    summary: 'Bring the listed students of a deleted class back as students of this class',
    description: 'Their cards and their progress come along. Sending the same request again is a success.',
    who: 'owns',
    params: ofClass,
    input: ofReceipt,
    output: done,
    problems: ['refused', 'archived'],
  },
} as const satisfies Endpoints
