/**
 * Worksheets: questions on paper, with a code that brings them back (docs/product/teacher-screens.md, "Worksheets").
 */
import { z } from 'zod'
import { questionCounts } from '#maths'
import { ofClass } from './classes.ts'
import type { Endpoints } from './endpoint.ts'
import { day, filled, id, levelId, operation } from './fields.ts'
import { namedStudent } from './insight.ts'
import { setVersion } from './rounds.ts'
import { givenPart, playedSet } from './tasks.ts'

/** The most parts of a worksheet, and the most students of a class who get a sheet of their own. */
export const mostSheetParts = 30
export const mostOwnSheets = 40
/** The most worksheets of a teacher. */
export const mostWorksheets = 5000

/** The newest worksheets that the list of a class has. */
export const mostListedSheets = 50

/** The code of a worksheet as stored: 8 characters of the alphabet of class codes. */
export const sheetCode = z
  .string()
  .regex(/^[2-9A-HJ-NP-Z]{8}$/)
  .meta({ id: 'SheetCode', description: 'For example "7K4M3P9Q", which is shown as 7K4M-3P9Q' })

const sheetLevel = z.strictObject({ operation, levelId })

/** Returns a list of parts of a worksheet, each of which comes once. */
const partsOf = <Part extends z.ZodType>(part: Part) =>
  z
    .array(part)
    .min(1)
    .max(mostSheetParts)
    .refine((parts) => new Set(parts.map((one) => JSON.stringify(one))).size === parts.length, 'must not repeat')
    .readonly()

/** The questions of a worksheet. A new version may only add kinds. */
const content = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('levels'), levels: partsOf(sheetLevel) }),
    z.strictObject({ kind: z.literal('parts'), parts: partsOf(givenPart) }),
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

export const worksheet = z
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
  /** Null if the class does not exist any more, or if the caller does not teach it any more. */
  classroom: z.object({ id, code: z.string(), name: z.string() }).nullable(),
  /** The students of the class, if each gets a sheet of their own. */
  students: z.array(namedStudent),
  /** The sets of the worksheet. One that was erased with the account of its teacher is absent. */
  sets: z.array(playedSet),
})

const listed = z.object({ worksheet, madeOn: day }).meta({ id: 'ListedWorksheet' })

export const worksheetEndpoints = {
  'GET /api/classes/{class}/worksheets': {
    operationId: 'listWorksheets',
    logs: 'classOpened',
    tag: 'Tasks',
    summary: 'The newest 50 worksheets of a class, the newest first',
    who: 'reads',
    params: ofClass,
    output: z.object({ worksheets: z.array(listed) }),
  },
  'POST /api/classes/{class}/worksheets': {
    operationId: 'makeWorksheet',
    logs: 'worksheetMade',
    tag: 'Tasks',
    summary: 'Make a worksheet',
    description:
      'Sending the same id again returns the worksheet that was made. The questions follow from the id and the rules. ' +
      'Each level and each set needs at least one question. A set is one of the teacher, or in a task of the class. At ' +
      'most 40 students of a class get a sheet of their own.',
    who: 'teaches',
    params: ofClass,
    input: z.strictObject({ id, ...settings }),
    output: worksheet,
    problems: ['notFound', 'refused', 'notYet'],
  },
  'GET /api/classes/{class}/sets/{set}': {
    operationId: 'getPrintedSet',
    tag: 'Tasks',
    summary: 'A version of a set to print: one of the teacher, or one in a task of the class',
    who: 'teaches',
    params: ofClass.extend({ set: id }),
    input: z.strictObject({
      teacher: setVersion.teacher,
      version: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .meta({ description: 'The number of the version, such as "2"' }),
    }),
    output: playedSet,
    problems: ['notFound'],
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
