/** Reads the JSON columns of a round and of its moves. */
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

/** The stored JSON of a round or of one of its moves cannot be read. */
export class DamagedRound extends Error {}

/** Parses a JSON column; `columns` are further fields of the value. Throws `DamagedRound`. */
export function readJson<Value>(schema: z.ZodType<Value>, text: string, columns: object = {}): Value {
  try {
    return schema.parse({ ...columns, ...JSON.parse(text) })
  } catch (error) {
    throw new DamagedRound('the stored JSON of a round cannot be read', { cause: error })
  }
}
