import { z } from 'zod'
import type { RefKey, SavedRound } from '#maths'
import type { RoundSummary } from '#maths/insight'
import type { Tables } from '../schema.ts'

/** A round as stored. `state` is null if none of its moves has been judged. */
export interface StoredRound {
  /** The key of the round's playable. */
  readonly key: RefKey
  readonly rules: number
  readonly lastMove: number
  readonly state: SavedRound | null
  /** The stored state cannot be read. */
  readonly isDamaged?: true
  /** The best streak of the judged moves, and whether it reached the target. */
  readonly best: number
  readonly completed: boolean
  /** When the target was reached (not when the answer arrived), in epoch milliseconds. Null before. */
  readonly completedAt: number | null
  readonly closed: boolean
  readonly pace: Pace
  readonly summary: RoundSummary
}

/**
 * The speed at which the answers of a round were typed, as far as they were judged (server/rounds/unlikely-play.ts).
 */
export interface Pace {
  /** The number of typed answers. */
  readonly typed: number
  /** The number of those that were typed faster than a child can. */
  readonly quick: number
}

/** The columns of a round for Insight that follow from all its judged moves. */
export const summaryColumns = ['answers', 'right_answers', 'busy', 'missed', 'entries'] as const

/** The columns of a round that `storedRound` reads. */
export const storedRoundColumns = [
  'operation',
  'level_id',
  'rules',
  'last_move',
  'state',
  'best',
  'completed',
  'completed_at',
  'closed',
  'typed',
  'quick',
  ...summaryColumns,
] as const

export type RoundRow = Pick<Tables['rounds'], (typeof storedRoundColumns)[number]>

/** Reads a round from its row. */
export function storedRound(row: RoundRow): StoredRound {
  return {
    key: [row.operation, row.level_id],
    rules: row.rules,
    lastMove: row.last_move,
    ...readState(row.state),
    best: row.best,
    completed: row.completed === 1,
    completedAt: row.completed_at,
    closed: row.closed === 1,
    pace: { typed: row.typed, quick: row.quick },
    summary: summaryOf(row),
  }
}

export type SummaryRow = Pick<Tables['rounds'], (typeof summaryColumns)[number]>

export function summaryOf({ answers, right_answers, busy, missed, entries }: SummaryRow): RoundSummary {
  return { answers, rightAnswers: right_answers, busy, missed, entries }
}

export function summaryRow({ answers, rightAnswers, busy, missed, entries }: RoundSummary): SummaryRow {
  return { answers, right_answers: rightAnswers, busy, missed, entries }
}

/**
 * A state that cannot be read is a property of its round: throwing would also fail the rounds that are read with it.
 */
export function readState(text: string | null): Pick<StoredRound, 'state' | 'isDamaged'> {
  if (text === null) return { state: null }
  const { data } = savedRound.safeParse(readJson(text))
  return data ? { state: data } : { state: null, isDamaged: true }
}

/** Returns the value of a JSON column, or undefined if it is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
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
