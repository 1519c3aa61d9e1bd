/** The multiplication facts that a class or a student knows. */
import { z } from 'zod'
import { classroom, ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { day } from './fields.ts'
import { headOfStudent, ofStudent } from './students.ts'

const factor = z.int().min(0).max(12)

/** A fact with its numbers as they are asked: 7 × 8 and 8 × 7 are two facts. */
const fact = z.object({
  a: factor,
  b: factor,
  /** A fact that was not tried is left out, or one of a class that fewer than three students have tried. */
  status: z.enum(['quick', 'right', 'shaky', 'notTried']).meta({ id: 'FactStatus' }),
})
export type FactStatus = z.infer<typeof fact>['status']

const classFact = fact.extend({ quick: z.int(), right: z.int(), shaky: z.int() }).meta({ id: 'ClassFact' })
export type ClassFact = z.infer<typeof classFact>

const factTry = z.object({
  day,
  isRight: z.boolean(),
  /** Tenths of a second, typing included. Null on paper. */
  tenths: z.int().nullable(),
  /** The likeliest known wrong method that explains a wrong answer. */
  slip: z.string().nullable(),
})

/** A number of a fact in a query. */
const factorText = z.string().regex(/^(\d|1[0-2])$/)

const studentFact = fact
  .extend({
    /** The last five first answers or fewer, the newest one first. */
    last: z.array(factTry),
    /** The median of these times, in tenths of a second. Null if all answers were on paper. */
    median: z.number().nullable(),
  })
  .meta({ id: 'StudentFact' })
export type StudentFact = z.infer<typeof studentFact>

export const factEndpoints = {
  'GET /api/classes/{class}/facts': {
    operationId: 'listClassFacts',
    logs: 'classOpened',
    tag: 'Insight',
    summary: 'The multiplication facts that students of a class have tried in the last 90 days',
    description: 'The status is that of the middle student. The counts say how many students have each status.',
    who: 'reads',
    params: ofClass,
    output: z.object({ classroom, facts: z.array(classFact) }),
    tagged: true,
  },
  'GET /api/classes/{class}/students/{student}/facts': {
    operationId: 'listStudentFacts',
    logs: 'classOpened',
    tag: 'Insight',
    summary: 'The multiplication facts that a student has tried in the last 90 days',
    who: 'reads',
    params: ofStudent,
    output: headOfStudent.extend({ today: day, facts: z.array(studentFact) }),
  },
  'GET /api/classes/{class}/students/{student}/fact-tries': {
    operationId: 'listFactTries',
    logs: 'classOpened',
    tag: 'Insight',
    summary: 'The last five first answers of a student to a multiplication fact, with what the student wrote',
    description: 'The newest one first, of the last 90 days.',
    who: 'reads',
    params: ofStudent,
    input: z.strictObject({ a: factorText, b: factorText }),
    output: z.object({
      today: day,
      /** `wrote` is null if no answer was given, and left out if it is unknown. */
      tries: z.array(factTry.extend({ wrote: z.string().nullable().optional() })),
    }),
  },
} as const satisfies Endpoints
