/** The students of a class, as its teacher sees and corrects them. */
import { z } from 'zod'
import { picture } from './chosen-pictures.ts'
import { classroom, ofClass } from './classes.ts'
import { done, type Endpoints } from './endpoint.ts'
import { accountId, id, levelId, operation, personName } from './fields.ts'
import { bests, streaks } from './progress.ts'

/** `shortName` is the name in a class: first name and last initial, with more letters where two are alike. */
const named = { id: accountId, shortName: z.string() }

/**
 * A change of a student by one of the student's teachers, through whichever class. `by` is the teacher's short name, or
 * null if the account no longer exists. `at` is in epoch milliseconds.
 */
const changeByTeacher = { id, by: z.string().nullable(), at: z.int() }

const studentChange = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('name'),
      ...changeByTeacher,
      /**
       * The short name before the change. It has more letters of the last name if one letter does not show the change.
       */
      before: z.string(),
      /** False while a newer change of the name exists that is not undone. */
      canUndo: z.boolean(),
    }),
    z.object({ kind: z.literal('progress'), ...changeByTeacher, operation, levelId, streak: z.int() }),
    /** The student has merged another account, whose short name is `account`. */
    z.object({ kind: z.literal('merge'), id, at: z.int(), account: z.string() }),
  ])
  .meta({ id: 'StudentChange' })
export type StudentChange = z.infer<typeof studentChange>

export const classStudent = z
  .object({
    ...named,
    /** The full name is for the Edit dialog only (docs/product/accounts-and-classes.md, "Names in a class"). */
    firstName: z.string(),
    lastName: z.string(),
    picture: picture.nullable(),
    /** The number of completed levels of each operation. */
    completed: z.partialRecord(operation, z.int()),
    /** The number of answers that the server refused and that the student's devices keep, as they have reported. */
    setAside: z.int(),
    /** The last sign-in and the deletion of an account that is unused for long, in epoch milliseconds. */
    deletion: z.object({ lastSignIn: z.int(), at: z.int() }).nullable(),
    /** The changes of the last 30 days that are not undone, the newest first. */
    changes: z.array(studentChange),
  })
  .meta({ id: 'ClassStudent' })
export type ClassStudent = z.infer<typeof classStudent>

/** One row of a class overview: the best streaks in the requested operation. */
export const overviewStudent = z.object({ ...named, streaks }).meta({ id: 'OverviewStudent' })
export type OverviewStudent = z.infer<typeof overviewStudent>

/**
 * Play that is too fast to be a child's. `tooQuick`: in `rounds` rounds, most typed answers took less than 0.3
 * seconds; the level is that of the latest one. `tooMuch`: `played` milliseconds of play arrived within `within`
 * milliseconds. `tooMany`: `rounds` rounds began within 24 hours, more than 300. `at` is in epoch milliseconds.
 */
const unlikelyPlay = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('tooQuick'),
      student: accountId,
      at: z.int(),
      operation,
      levelId,
      rounds: z.int(),
    }),
    z.object({ kind: z.literal('tooMuch'), student: accountId, at: z.int(), played: z.int(), within: z.int() }),
    z.object({ kind: z.literal('tooMany'), student: accountId, at: z.int(), rounds: z.int() }),
  ])
  .meta({ id: 'UnlikelyPlay' })
export type UnlikelyPlay = z.infer<typeof unlikelyPlay>

/**
 * The head of a page of one student, which shows the full name
 * (docs/product/accounts-and-classes.md, "Names in a class").
 */
export const headOfStudent = z.object({
  firstName: z.string(),
  lastName: z.string(),
  picture: picture.nullable(),
  className: z.string(),
})

/** A student of a class, in the path. */
export const ofStudent = ofClass.extend({ student: accountId })

const inOperation = z.strictObject({ operation })

export const studentEndpoints = {
  'GET /api/classes/{class}/students': {
    operationId: 'listStudents',
    logs: 'classOpened',
    tag: 'Students',
    summary: 'A class and its students, by first name',
    who: 'reads',
    params: ofClass,
    output: z.object({ classroom, students: z.array(classStudent) }),
    tagged: true,
  },
  'GET /api/classes/{class}/overview': {
    operationId: 'getOverview',
    logs: 'classOpened',
    tag: 'Students',
    summary: 'A class and the best streaks of its students in one operation, by first name',
    who: 'reads',
    params: ofClass,
    input: inOperation,
    output: z.object({ classroom, students: z.array(overviewStudent) }),
    tagged: true,
  },
  'GET /api/classes/{class}/unlikely-play': {
    operationId: 'listUnlikelyPlay',
    tag: 'Students',
    summary: "Play of the last 14 days that is too fast to be a child's",
    description: 'It counts like any other play. The latest of each kind and student, the newest first.',
    who: 'reads',
    params: ofClass,
    output: z.object({ play: z.array(unlikelyPlay) }),
  },
  'PATCH /api/classes/{class}/students/{student}': {
    operationId: 'renameStudent',
    logs: 'studentRenamed',
    tag: 'Students',
    summary: "Correct a student's first and last name",
    who: 'teaches',
    params: ofStudent,
    input: z.strictObject({ firstName: personName, lastName: personName }),
    output: done,
    problems: ['nameLocked', 'changedTooOften'],
  },
  'DELETE /api/classes/{class}/students/{student}/names/{change}': {
    operationId: 'undoRename',
    logs: 'renameUndone',
    tag: 'Students',
    summary: 'Undo a correction of a name, by any teacher of the student',
    description:
      'Possible for 30 days, and only while no newer correction exists that is not undone. Undoing again is a success.',
    who: 'teaches',
    params: ofStudent.extend({ change: id }),
    output: done,
    problems: ['nameLocked', 'superseded', 'refused'],
  },
  'GET /api/classes/{class}/students/{student}/progress': {
    operationId: 'getStudentProgress',
    logs: 'classOpened',
    tag: 'Students',
    summary: "A student's best streaks in one operation",
    who: 'reads',
    params: ofStudent,
    input: inOperation,
    output: headOfStudent.extend({ bests }),
  },
} as const satisfies Endpoints
