import { type Input, type Key, largestSet, mostParts } from '#contract'
import { setsIn } from '#maths'
import type { Clock } from '../store/clock.ts'
import { createRecoveringLimits } from './recovering-limits.ts'

/**
 * Limits how much an account may write, so that no account can fill the database. Each process counts by itself, so
 * each worker allows an equal share.
 */
export interface Allowances {
  /** Takes what a call writes. Returns false, and takes nothing, where it exceeds what is left. */
  take(account: string, amounts: Amounts): boolean
}

/**
 * The most that an account may write at once. It comes back evenly (`perHour`). A child gives an answer
 * every two seconds at most, and a tablet sends all answers of a day without network at once. A teacher's eight classes
 * have 320 names to correct. `characters` counts the moves as JSON: an answer to the largest picture has 800, most have
 * 300.
 */
export const atMost = { moves: 20_000, characters: 20_000_000, rounds: 2000, changes: 1000 } as const

/** The part of an allowance that comes back in an hour. A child needs 0.5 MB of moves in an hour. */
const perHour: Readonly<Record<keyof typeof atMost, number>> = { ...atMost, characters: 2_000_000 }

type Kind = keyof typeof atMost
export type Amounts = Readonly<Partial<Record<Kind, number>>>

const hour = 3600_000

/** The characters of a body that a call may have for one change. */
const charactersOfChange = 4096
/** The rows that a call may store for one change. */
const rowsOfChange = 100

/**
 * Returns how much a call writes. `characters` is the length of its body. A round begins with its first move. A change
 * that stores much counts as several.
 */
export function amountsOf(key: Key, input: unknown, characters: number): Amounts {
  if (key.startsWith('GET ')) return {}
  if (key === 'POST /api/rounds/{round}/moves') {
    const { moves } = input as Input<typeof key>
    return { moves: moves.length, characters, ...(moves[0]?.number === 1 && { rounds: 1 }) }
  }
  const byRows = Math.ceil(rowsOf(key, input) / rowsOfChange)
  return { changes: Math.max(1, Math.ceil(charactersOf(key, characters) / charactersOfChange), byRows) }
}

/** Returns the characters that a call stores. The body of a copy has only the secret of a link. */
const charactersOf = (key: Key, ofBody: number) => (key === 'POST /api/set-copies' ? largestSet : ofBody)

/**
 * Returns the rows that a task stores: one for each of its students, and one more for each of its sets. A change that
 * names neither stores those of before again, which are not known here.
 */
function rowsOf(key: Key, input: unknown): number {
  if (key !== 'POST /api/classes/{class}/tasks' && key !== 'PATCH /api/classes/{class}/tasks/{task}') return 0
  const { parts, students } = input as Partial<Input<'POST /api/classes/{class}/tasks'>>
  const sets = parts ? setsIn(parts).length : mostParts
  return (students === undefined ? 30 : (students?.length ?? 1)) * (1 + sets)
}

export function createAllowances(clock: Clock, workers = 1): Allowances {
  const limits = createRecoveringLimits(clock)
  return {
    take(account, amounts) {
      const wanted = Object.entries(amounts).map(([name, amount]) => {
        const kind = name as Kind
        const within = (hour * atMost[kind]) / perHour[kind]
        return { key: `${account} ${kind}`, amount, most: atMost[kind] / workers, within }
      })
      return limits.take(...wanted)
    },
  }
}
