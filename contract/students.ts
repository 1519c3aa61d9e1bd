/** The students of a class, as its teacher sees and corrects them. */
import { z } from 'zod'
import { classroom, ofClass } from './classes.ts'
import { done, type Endpoints } from './endpoint.ts'
import { accountId, operation, personName } from './fields.ts'
import { bests, streaks } from './progress.ts'

/** `shortName` is the name in a class: first name and last initial, with more letters where two are alike. */
const named = { id: accountId, shortName: z.string() }

export const classStudent = z
  .object({
    ...named,
    /** The full name is for the Edit dialog only (docs/product/accounts-and-classes.md, "Names in a class"). */
    firstName: z.string(),
    lastName: z.string(),
    /** The number of completed levels of each operation. */
    completed: z.partialRecord(operation, z.int()),
    /** The number of answers that the server refused and that the student's devices keep, as they have reported. */
    setAside: z.int(),
    /** The last sign-in and the deletion of an account that is unused for long, in epoch milliseconds. */
    deletion: z.object({ lastSignIn: z.int(), at: z.int() }).nullable(),
  })
  .meta({ id: 'ClassStudent' })
export type ClassStudent = z.infer<typeof classStudent>

/** One row of a class overview: the best streaks in the requested operation. */
export const overviewStudent = z.object({ ...named, streaks }).meta({ id: 'OverviewStudent' })
export type OverviewStudent = z.infer<typeof overviewStudent>

/** A student of a class, in the path. */
export const ofStudent = ofClass.extend({ student: accountId })

const inOperation = z.strictObject({ operation })

export const studentEndpoints = {
  'GET /api/classes/{class}/students': {
    operationId: 'listStudents',
    logs: 'classOpened',
    tag: 'Students',
    summary: 'A class and its students, by first name',
    who: 'owner',
    params: ofClass,
    output: z.object({ classroom, students: z.array(classStudent) }),
    tagged: true,
  },
  'GET /api/classes/{class}/overview': {
    operationId: 'getOverview',
    logs: 'classOpened',
    tag: 'Students',
    summary: 'A class and the best streaks of its students in one operation, by first name',
    who: 'owner',
    params: ofClass,
    input: inOperation,
    output: z.object({ classroom, students: z.array(overviewStudent) }),
    tagged: true,
  },
  'PATCH /api/classes/{class}/students/{student}': {
    operationId: 'renameStudent',
    logs: 'studentRenamed',
    tag: 'Students',
    summary: "Correct a student's first and last name",
    who: 'owner',
    params: ofStudent,
    input: z.strictObject({ firstName: personName, lastName: personName }),
    output: done,
  },
  'GET /api/classes/{class}/students/{student}/progress': {
    operationId: 'getStudentProgress',
    logs: 'classOpened',
    tag: 'Students',
    summary: "A student's best streaks in one operation",
    who: 'owner',
    params: ofStudent,
    input: inOperation,
    // The student's own page shows the full name (docs/product/accounts-and-classes.md, "Names in a class").
    output: z.object({ firstName: z.string(), lastName: z.string(), className: z.string(), bests }),
  },
} as const satisfies Endpoints
