/** The students of a class, as its teacher sees and corrects them. */
import { z } from 'zod'
import { operations } from '#maths'
import { classroom, ofClass } from './classes.ts'
import { accountId, type Endpoints, filled } from './endpoint.ts'
import { bests, streaks } from './progress.ts'

/** `shortName` is the name in a class: first name and last initial, with more letters where two are alike. */
const named = { id: accountId, shortName: z.string() }

export const classStudent = z.object({
  ...named,
  /** The full name is for the Edit dialog only (docs/product/accounts-and-classes.md, "Names in a class"). */
  firstName: z.string(),
  lastName: z.string(),
  /** The number of completed levels of each operation. */
  completed: z.partialRecord(z.enum(operations), z.int()),
  /** The number of answers that the server refused and that the student's devices keep, as they have reported. */
  setAside: z.int(),
})
export type ClassStudent = z.infer<typeof classStudent>

/** One row of a class overview: the best streaks in the one operation asked for. */
export const overviewStudent = z.object({ ...named, streaks })
export type OverviewStudent = z.infer<typeof overviewStudent>

const name = filled(100)

/** A student of a class, in the path. */
export const ofStudent = ofClass.extend({ student: accountId })

const inOperation = z.strictObject({ operation: z.enum(operations) })

export const studentEndpoints = {
  'GET /api/classes/{class}/students': {
    summary: 'A class and its students, by first name',
    who: 'owner',
    params: ofClass,
    output: z.object({ classroom, students: z.array(classStudent) }),
  },
  'GET /api/classes/{class}/overview': {
    summary: 'A class and the best streaks of its students in one operation, by first name',
    who: 'owner',
    params: ofClass,
    input: inOperation,
    output: z.object({ classroom, students: z.array(overviewStudent) }),
  },
  'PATCH /api/classes/{class}/students/{student}': {
    summary: "Correct a student's first and last name",
    who: 'owner',
    params: ofStudent,
    input: z.strictObject({ firstName: name, lastName: name }),
    output: z.object({}),
  },
  'GET /api/classes/{class}/students/{student}/progress': {
    summary: "A student's best streaks in one operation",
    who: 'owner',
    params: ofStudent,
    input: inOperation,
    // The student's own page shows the full name (docs/product/accounts-and-classes.md, "Names in a class").
    output: z.object({ firstName: z.string(), lastName: z.string(), className: z.string(), bests }),
  },
} as const satisfies Endpoints
