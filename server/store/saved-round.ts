/** The schema of a round's state in its JSON column. */
import { z } from 'zod'
import type { SavedRound } from '#maths'

const whole = z.int()

export const savedRound = z.object({
  dealtFrom: z.object({
    random: z.tuple([whole, whole, whole, whole]).readonly(),
    memory: z.array(z.number()).readonly(),
  }),
  opensAt: whole,
  awaitsNext: z.boolean(),
  misses: whole,
  streak: whole,
  best: whole,
  timer: z.boolean(),
  lastMove: whole,
  lastAt: whole,
}) satisfies z.ZodType<SavedRound>
