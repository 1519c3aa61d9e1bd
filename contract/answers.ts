/** The latest answers of one student, for the student's teacher. */
import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { accountId, day, id, levelId, operation } from './fields.ts'
import { question } from './questions.ts'
import { answer } from './rounds.ts'
import { headOfStudent, ofStudent } from './students.ts'

const level = z.object({ operation, levelId })

const answered = z.object({
  day,
  /** The hours and minutes of today, such as "09:05", in the time zone of the server. Null for any other day. */
  time: z.string().nullable(),
  question,
  /** Null if the time was up, and on paper where the teacher did not enter what was written. */
  answer: answer.nullable(),
  mark: z.enum(['right', 'wrong', 'timeUp']),
  /** Milliseconds from the question to the answer. Null if the time was up, and on paper. */
  took: z.int().nullable(),
  /** Whether the answer is the mark of a worksheet. */
  isOnPaper: z.boolean(),
  /** The likeliest known wrong method that explains a wrong answer. */
  slip: z.string().nullable(),
})

/** A set of own problems that a task or a worksheet of the class has. */
const answeredSet = z.object({ teacher: accountId, id, title: z.string() }).meta({ id: 'AnsweredSet' })

/** An answer in a level, or to a problem of such a set. */
const givenAnswer = z
  .union([answered.extend(level.shape), answered.extend({ set: z.object({ title: z.string() }) })])
  .meta({ id: 'GivenAnswer' })
export type GivenAnswer = z.infer<typeof givenAnswer>

export const answerEndpoints = {
  'GET /api/classes/{class}/students/{student}/answers': {
    operationId: 'listAnswers',
    logs: 'classOpened',
    tag: 'Insight',
    summary:
      "A student's last 200 answers in one level or one set, or in all levels and own problems, the newest first",
    description: 'Own problems are those of sets that a task of the class has, in any version, or a worksheet of it.',
    who: 'reads',
    params: ofStudent,
    input: z
      .strictObject({
        operation: operation.optional(),
        levelId: levelId.optional(),
        teacher: accountId.optional(),
        set: id.optional(),
      })
      .refine((input) => (input.operation === undefined) === (input.levelId === undefined), 'names a level with both')
      .refine((input) => (input.teacher === undefined) === (input.set === undefined), 'names a set with both')
      .refine((input) => input.operation === undefined || input.set === undefined, 'names a level or a set'),
    output: headOfStudent.extend({
      today: day,
      /** The levels of which the student has answered a question, in the order of the curriculum. */
      levels: z.array(level),
      /** The sets of which the student has answered a problem, in the order of their titles. */
      sets: z.array(answeredSet),
      answers: z.array(givenAnswer),
    }),
    problems: ['notFound'],
  },
} as const satisfies Endpoints
