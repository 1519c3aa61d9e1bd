/**
 * Worksheets: questions on paper, with a code that brings them back (docs/product/teacher-screens.md, "Worksheets").
 */
import { z } from 'zod'
import { questionCounts } from '#maths'
import { ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { filled, id, levelId, operation } from './fields.ts'
import { namedStudent } from './insight.ts'

/** The most levels of a worksheet, and the most students of a class who get a sheet of their own. */
export const mostSheetLevels = 30
export const mostOwnSheets = 40
/** The most worksheets of a teacher. */
export const mostWorksheets = 5000

/** The code of a worksheet as stored: 8 characters of the alphabet of class codes. */
const sheetCode = z
  .string()
  .regex(/^[2-9A-HJ-NP-Z]{8}$/)
  .meta({ id: 'SheetCode', description: 'For example "7K4M3P9Q", which is shown as 7K4M-3P9Q' })

const sheetLevel = z.strictObject({ operation, levelId })

/** The questions of a worksheet. A new version may only add kinds. */
const content = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('levels'),
      levels: z
        .array(sheetLevel)
        .min(1)
        .max(mostSheetLevels)
        .refine(
          (levels) => new Set(levels.map((one) => JSON.stringify(one))).size === levels.length,
          'must not repeat',
        ),
    }),
  ])
  .meta({ id: 'WorksheetContent' })

const layout = z
  .strictObject({
    columns: z.literal([1, 2, 3, 4]),
    isLarge: z.boolean(),
    /** Whether each question has squared paper for working. */
    hasSquares: z.boolean(),
    /** Whether each sheet has a line for the name and the date. */
    hasName: z.boolean(),
    hasKey: z.boolean(),
    paper: z.enum(['A4', 'Letter']),
  })
  .meta({ id: 'WorksheetLayout' })
export type WorksheetLayout = z.infer<typeof layout>

/** These fields of a worksheet are chosen by its teacher. */
const settings = {
  title: filled(100),
  content,
  count: z.literal([...questionCounts]),
  /** Whether each student of the class gets a sheet with questions of their own. */
  isForEach: z.boolean(),
  /** The version of the rules under which the questions are dealt. */
  rules: z.int(),
  layout,
}

const worksheet = z
  .object({
    /** The id that the browser has given. It is also the seed of the questions. */
    id,
    code: sheetCode,
    ...settings,
    title: z.string(),
  })
  .meta({ id: 'Worksheet' })
export type Worksheet = z.infer<typeof worksheet>

const found = z.object({
  worksheet,
  /** Null where the class does not exist any more, or where the caller does not teach it any more. */
  classroom: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  /** The students of the class, where each gets a sheet of their own. */
  students: z.array(namedStudent),
})

export const worksheetEndpoints = {
  'POST /api/classes/{class}/worksheets': {
    operationId: 'makeWorksheet',
    logs: 'worksheetMade',
    tag: 'Tasks',
    summary: 'Make a worksheet',
    description:
      'Sending the same id again returns the worksheet that was made. The questions follow from the id and the rules. ' +
      'Each level needs at least one question. At most 40 students of a class get a sheet of their own.',
    who: 'teaches',
    params: ofClass,
    input: z.strictObject({ id, ...settings }),
    output: worksheet,
    problems: ['notFound', 'refused', 'notYet'],
  },
  'GET /api/worksheets/{code}': {
    operationId: 'bringBackWorksheet',
    logs: (output) => {
      const { classroom } = found.parse(output)
      return { event: 'worksheetOpened', ...(classroom && { class: classroom.id }) }
    },
    tag: 'Tasks',
    summary: 'A worksheet by its code, for its maker and the teachers of its class',
    description: 'Ten wrong codes within ten minutes, together with those of classes, make an account wait.',
    who: 'teacher',
    params: z.strictObject({ code: sheetCode }),
    output: found,
    problems: ['notFound', 'tooManyTries'],
  },
} as const satisfies Endpoints
