/** Answers as `maths/question.ts` defines them. A new version may only add to this format. */
import { z } from 'zod'
import type { Answer } from '#maths'
import { plainText } from './fields.ts'

/** A child may type anything. Our pages send no longer text than this. */
const given = plainText(200)

export const answer = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('number'), number: given }),
    z.strictObject({ kind: z.literal('quotientAndRemainder'), quotient: given, remainder: given }),
    z.strictObject({ kind: z.literal('choice'), choice: given }),
    z.strictObject({ kind: z.literal('order'), order: z.array(given).max(10).readonly() }),
    z.strictObject({ kind: z.literal('numberAndWord'), number: given, word: given }),
  ])
  .meta({ id: 'Answer' }) satisfies z.ZodType<Answer>
