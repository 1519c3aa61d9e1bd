/** The students of a class, as its teacher sees and changes them. */
import { z } from 'zod'
import { operations } from '#maths'
import { classroom } from './classes.ts'
import { accountId, classCode, type Endpoints, filled, id, plainText } from './endpoint.ts'
import { bests } from './progress.ts'

/** `shortName` is how a class shows them: first name and last initial, more letters where two are alike. */
const named = { id: accountId, shortName: z.string() }

export const classStudent = z.object({
  ...named,
  /** In full for the Edit dialog alone (readings.md, "Classes"). */
  firstName: z.string(),
  lastName: z.string(),
  /** How many levels of each operation are completed. */
  completed: z.partialRecord(z.enum(operations), z.int()),
})
export type ClassStudent = z.infer<typeof classStudent>

/** One row of a class overview: `bests` of the one operation asked for. */
export const overviewStudent = z.object({ ...named, bests })
export type OverviewStudent = z.infer<typeof overviewStudent>

/**
 * What changed: the records of an operation; or, null, the list of students or their names, or anything at all. A page fetches again
 * also when its stream opens. After an event named `displaced` it does not open the stream again by itself.
 */
export const classChange = z.object({ code: classCode, operation: z.enum(operations).nullable() })
export type ClassChange = z.infer<typeof classChange>

const name = filled(100)
const ofClass = z.strictObject({ code: classCode })
const ofStudent = z.strictObject({ code: classCode, student: accountId })
const inOperation = z.strictObject({ operation: z.enum(operations) })

/** Made by the browser, so that a removal can be undone even where its reply was lost. */
const removal = z.strictObject({ removal: id })

export const studentEndpoints = {
  'GET /api/classes/{code}/students': {
    summary: 'A class and its students, by first name',
    who: 'owner',
    params: ofClass,
    output: z.object({ classroom, students: z.array(classStudent) }),
  },
  'GET /api/classes/{code}/events': {
    summary:
      'What changes in a class, as server-sent events: fetch it again. A comment now and then keeps the connection open',
    who: 'owner',
    params: ofClass,
    output: classChange,
    streams: true,
  },
  'GET /api/classes/{code}/overview': {
    summary: 'A class and the best streaks of its students in one operation, by first name',
    who: 'owner',
    params: ofClass,
    input: inOperation,
    output: z.object({ classroom, students: z.array(overviewStudent) }),
  },
  'PATCH /api/classes/{code}/students/{student}': {
    summary: "Correct a student's first and last name",
    who: 'owner',
    params: ofStudent,
    input: z.strictObject({ firstName: name, lastName: name }),
    output: z.object({}),
  },
  'DELETE /api/classes/{code}/students/{student}': {
    summary: 'Remove a student from the class; their progress stays. It can be undone for ten seconds',
    // The reply may have been lost: the same removal again is a success.
    who: 'ownerOfLeft',
    params: ofStudent,
    input: removal,
    output: z.object({}),
    problems: ['refused'],
  },
  'GET /api/classes/{code}/students/{student}/progress': {
    summary: "A student's best streaks in one operation",
    who: 'owner',
    params: ofStudent,
    input: inOperation,
    // The student's own page shows the full name (readings.md, "Classes").
    output: z.object({ firstName: z.string(), lastName: z.string(), className: z.string(), bests }),
  },
  'DELETE /api/classes/{code}/students/{student}/progress/{operation}/{levelId}': {
    summary: "Remove a student's progress in a level. It can be undone for ten seconds; again is a success",
    who: 'owner',
    params: ofStudent.extend({ operation: z.enum(operations), levelId: plainText(8) }),
    input: removal,
    output: z.object({}),
    problems: ['refused'],
  },
  'POST /api/classes/{code}/removals/{removal}/undo': {
    summary: 'Undo a removal of the last ten seconds. Undoing again is a success',
    who: 'owner',
    params: ofClass.extend({ removal: id }),
    input: z.strictObject({ student: accountId }),
    output: z.object({}),
    problems: ['refused'],
  },
} as const satisfies Endpoints
