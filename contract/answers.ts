/** Answers as `maths/question.ts` defines them. This format is only ever added to. */
import { z } from 'zod'
import type { Answer } from '#maths'
import { plainText } from './endpoint.ts'

/** A child may type anything. A longer text than this is not sent by our pages. */
const given = plainText(200)

export const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('number'), number: given }),
  z.strictObject({ kind: z.literal('quotientAndRemainder'), quotient: given, remainder: given }),
  z.strictObject({ kind: z.literal('choice'), choice: given }),
  z.strictObject({ kind: z.literal('order'), order: z.array(given).max(10).readonly() }),
  z.strictObject({ kind: z.literal('numberAndWord'), number: given, word: given }),
]) satisfies z.ZodType<Answer>
