import { z } from 'zod'
import { type Move, operations } from '#maths'
import { answer } from './answers.ts'
import { type Endpoints, id, plainText } from './endpoint.ts'

/** Ten years in milliseconds. The times that follow from a move stay whole numbers that JSON holds exactly. */
const longestRound = 10 * 365 * 24 * 3_600_000

/** Number from 1; milliseconds since the round's first question came on screen. */
const when = { number: z.int32().min(1), at: z.int().min(0).max(longestRound) }

/** The hash of the question that was on screen (`hashQuestion`). */
const questionHash = z.int().min(0).max(0xffffffff)

/** A move as `maths/play.ts` defines it. This format is only ever added to. */
export const move = z.discriminatedUnion('kind', [
  z.strictObject({ ...when, kind: z.literal('answer'), questionHash, answer }),
  z.strictObject({ ...when, kind: z.literal('timeUp'), questionHash }),
  z.strictObject({ ...when, kind: z.literal('reveal'), questionHash }),
  z.strictObject({ ...when, kind: z.literal('next') }),
  z.strictObject({ ...when, kind: z.literal('timer'), on: z.boolean() }),
]) satisfies z.ZodType<Move>

/** The most moves that one request may bring. */
export const batchLimit = 50

export const roundEndpoints = {
  'POST /api/rounds/{round}/moves': {
    summary: 'Moves of a round, in order. They are replayed; the reply comes after they are stored',
    who: 'student',
    params: z.strictObject({ round: id }),
    input: z.strictObject({
      operation: z.enum(operations),
      levelId: plainText(8),
      /** The rules version that dealt the questions. */
      rules: z.int32().min(1),
      moves: z.array(move).min(1).max(batchLimit),
    }),
    output: z.object({
      /** The last move stored. */
      lastMove: z.int(),
      /** The round no longer counts: the teacher cleared the level. */
      closed: z.boolean(),
      /** The stored best streak of the level. */
      best: z.int(),
      /** Whether the level is completed. */
      completed: z.boolean(),
    }),
    problems: ['notFound', 'outOfOrder', 'refused', 'notYet'],
  },
} as const satisfies Endpoints
