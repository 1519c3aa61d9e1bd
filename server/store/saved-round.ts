import { z } from 'zod'
import type { Operation, SavedRound } from '#maths'
import type { Tables } from './schema.ts'
import type { StoredRound } from './store.ts'

/** The columns of a round that `storedRound` reads. */
export const storedRoundColumns = [
  'operation',
  'level_id',
  'rules',
  'last_move',
  'state',
  'best',
  'completed',
  'closed',
] as const

export type RoundRow = Pick<Tables['rounds'], (typeof storedRoundColumns)[number]>

/** Reads a round from its row. */
export function storedRound(row: RoundRow): StoredRound {
  return {
    operation: row.operation as Operation,
    levelId: row.level_id,
    rules: row.rules,
    lastMove: row.last_move,
    state: row.state === null ? null : savedRound.parse(JSON.parse(row.state)),
    best: row.best,
    completed: row.completed === 1,
    closed: row.closed === 1,
  }
}

const whole = z.int()

/** The state of a round in its JSON column. */
const savedRound = z.object({
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
