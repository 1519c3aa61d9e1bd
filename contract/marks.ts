/** The marks of worksheets, which a teacher enters (docs/product/teacher-screens.md, "Enter marks"). */
import { z } from 'zod'
import { type PaperMark, questionCounts } from '#maths'
import { classroom, ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { exactly } from './exactly.ts'
import { accountId, day } from './fields.ts'
import { namedStudent } from './insight.ts'
import { answer } from './rounds.ts'
import { ofStudent } from './students.ts'
import { playedSet } from './tasks.ts'
import { sheetCode, worksheet } from './worksheets.ts'

/** The mark of one question as `maths/worksheets/marks.ts` defines it. A new version may only add kinds. */
const mark = exactly<PaperMark>()(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('right') }),
      z.strictObject({ kind: z.literal('wrong') }),
      z.strictObject({ kind: z.literal('wrote'), answer }),
      z.strictObject({ kind: z.literal('leftOut') }),
    ])
    .meta({ id: 'PaperMark' }),
)

const mostQuestions = Math.max(...questionCounts)

/** The marks of a student's sheet, with the day on which the student worked on it. */
const sheetMarks = z
  .object({
    student: accountId,
    day,
    marks: z.array(mark),
    /** The merged account whose id deals the questions, if the student's own does not. */
    dealtAs: accountId.exactOptional(),
  })
  .meta({ id: 'SheetMarks', description: 'The marks are in the order of the questions.' })
export type SheetMarks = z.infer<typeof sheetMarks>

export const markEndpoints = {
  'GET /api/classes/{class}/sheets/{code}': {
    operationId: 'readMarks',
    logs: 'worksheetOpened',
    tag: 'Tasks',
    summary: 'A worksheet of a class with the marks of its students',
    who: 'reads',
    params: ofClass.extend({ code: sheetCode }),
    output: z.object({
      classroom,
      worksheet,
      /** The sets of the worksheet. One that was erased with the account of its teacher is absent. */
      sets: z.array(playedSet),
      /** The first day that marks may have, and the last one. */
      madeOn: day,
      today: day,
      students: z.array(namedStudent),
      /** A student without marks is left out. */
      marked: z.array(sheetMarks),
    }),
    problems: ['notFound'],
  },
  'PUT /api/classes/{class}/students/{student}/sheets/{code}': {
    operationId: 'enterMarks',
    logs: 'marksEntered',
    tag: 'Tasks',
    summary: "Enter the marks of a student's worksheet",
    description:
      'They replace earlier marks. What was written is checked like an answer in the app. The answers count for ' +
      'Insight on the day that the request names. They change no streak and no record.',
    who: 'teaches',
    params: ofStudent.extend({ code: sheetCode }),
    input: z.strictObject({ day, marks: z.array(mark).min(1).max(mostQuestions) }),
    output: z.object({
      /** The questions that were answered, and the right ones among them. */
      answers: z.int(),
      right: z.int(),
    }),
    problems: ['notFound', 'notYet'],
  },
} as const satisfies Endpoints
