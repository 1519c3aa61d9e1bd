import { z } from 'zod'
import { type Answer, type Move, mostProblems, type PlayableKind, type PlayableRef, type Ref } from '#maths'
import type { Endpoints } from './endpoint.ts'
import { exactly } from './exactly.ts'
import { accountId, id, levelId, operation, plainText } from './fields.ts'

/** Ten years in milliseconds. The times that follow from a move stay whole numbers that JSON holds exactly. */
const longestRound = 10 * 365 * 24 * 3_600_000

/** The number of the move, from 1, and the milliseconds since the round's first question came on screen. */
const numberAndTime = { number: z.int32().min(1), at: z.int().min(0).max(longestRound) }

/** The hash of the question that was on screen (`hashQuestion`). */
const questionHash = z.int().min(0).max(0xffffffff)

/** A child may type anything. Our pages never send a longer text. */
const answerText = plainText(200)

/** An answer as `maths/question.ts` defines it. A new version may only add to this format. */
export const answer = exactly<Answer>()(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('number'), number: answerText }),
      z.strictObject({ kind: z.literal('quotientAndRemainder'), quotient: answerText, remainder: answerText }),
      z.strictObject({ kind: z.literal('choice'), choice: answerText }),
      z.strictObject({ kind: z.literal('order'), order: z.array(answerText).max(10).readonly() }),
      z.strictObject({ kind: z.literal('numberAndWord'), number: answerText, word: answerText }),
    ])
    .meta({ id: 'Answer' }),
)

/** A move as `maths/play.ts` defines it. A new version may only add to this format. */
export const move = exactly<Move>()(
  z
    .discriminatedUnion('kind', [
      z.strictObject({ ...numberAndTime, kind: z.literal('answer'), questionHash, answer }),
      z.strictObject({ ...numberAndTime, kind: z.literal('timeUp'), questionHash }),
      z.strictObject({ ...numberAndTime, kind: z.literal('reveal'), questionHash }),
      z.strictObject({ ...numberAndTime, kind: z.literal('next') }),
      z.strictObject({ ...numberAndTime, kind: z.literal('timer'), on: z.boolean() }),
    ])
    .meta({ id: 'Move' }),
)

/** The largest number of moves in one request. */
export const batchLimit = 50

/** The fields that the requests of all kinds of playables have. */
export const batchFields = {
  /** The rules version that dealt the questions. */
  rules: z.int32().min(1),
  moves: z.array(move).min(1).max(batchLimit),
  /**
   * Whole milliseconds from the last move to the sending of the request, by the device's clock. A request without it
   * counts as sent at once. It is not part of a move. The server limits it to 60 days
   * (server/rounds/judge.ts).
   */
  age: z.int().optional(),
  /**
   * The account under which the device has played the round, if it was merged into the caller's. Without it, the
   * caller has played the round.
   */
  account: accountId.optional(),
}

/**
 * Moves of a round in a request, as the handler receives them. In the request, the fields of `ref` are beside `rules`.
 */
export interface Batch<R extends Ref = Ref> {
  readonly ref: R
  readonly rules: number
  readonly moves: readonly Move[]
  readonly age?: number | undefined
  readonly account?: string | undefined
}

/** Moves of a round of a level. The request has no field for the kind, because released pages send none. */
const levelBatch = z
  .strictObject({ operation, levelId, ...batchFields })
  .transform(({ operation, levelId, ...rest }) => ({ ref: { kind: 'level' as const, operation, levelId }, ...rest }))

/** A version of a teacher's set of own problems. */
export const setVersion = { teacher: accountId, id, version: z.int32().min(1) }

/** The positions of problems that the student has solved before the round. They rise. */
const leftOut = z
  .array(
    z
      .int()
      .min(0)
      .max(mostProblems - 1),
  )
  .max(mostProblems - 1)
  .refine((positions) => positions.every((one, i) => i === 0 || one > positions[i - 1]!), 'must rise')
  .readonly()

/** Moves of a round of a set. */
const setBatch = z
  .strictObject({ set: z.strictObject({ ...setVersion, leftOut }), ...batchFields })
  .transform(({ set, ...rest }) => ({ ref: { kind: 'set' as const, set }, ...rest }))

/** The request that saves moves of a round, by the kind of its playable. */
export const batchByKind = { level: levelBatch, set: setBatch } satisfies {
  readonly [K in PlayableKind]: z.ZodType<Batch<Extract<PlayableRef, { kind: K }>>>
}

export const roundEndpoints = {
  'POST /api/rounds/{round}/moves': {
    operationId: 'saveMoves',
    tag: 'Rounds',
    summary: 'Save moves of a round, in order',
    description: 'The server replays the moves. The response comes after they are stored.',
    who: 'student',
    params: z.strictObject({ round: id }),
    input: z.union(Object.values(batchByKind)),
    output: z.object({
      /** The number of the last stored move. */
      lastMove: z.int(),
      /** Whether the round no longer counts, because the teacher cleared the level. */
      closed: z.boolean(),
      /** The stored best streak of the level. If the round raises no record, its own best streak. */
      best: z.int(),
      /** Whether the level is completed. If the round raises no record, whether the round reached its target. */
      completed: z.boolean(),
    }),
    problems: ['notFound', 'outOfOrder', 'refused', 'superseded', 'notYet', 'busy'],
  },
} as const satisfies Endpoints
