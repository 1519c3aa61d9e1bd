import type { Input, Key } from '#contract'
import type { Clock } from '../store/shared-types.ts'
import { recoveringAmounts } from './recovering-amounts.ts'

/**
 * Limits how much an account may write, so that no account can fill the database. Each process counts by itself, so
 * each worker allows an equal share.
 */
export interface Allowances {
  /** Spends and returns true. Returns false, and spends nothing, where the spending exceeds what is left. */
  spend(account: string, spending: Spending): boolean
}

/**
 * The most that an account may write at once. It comes back evenly (`perHour`). A child gives an answer
 * every two seconds at most, and a tablet sends all answers of a day without network at once. A teacher's eight classes
 * have 320 names to correct. `letters` counts the moves as JSON: an answer to the largest picture has 800, most have
 * 300.
 */
export const atMost = { moves: 20_000, letters: 20_000_000, rounds: 2000, changes: 1000 } as const

/** How much of an allowance comes back in an hour. A child needs 0.5 MB of moves in an hour. */
const perHour: Readonly<Record<keyof typeof atMost, number>> = { ...atMost, letters: 2_000_000 }

type Kind = keyof typeof atMost
export type Spending = Readonly<Partial<Record<Kind, number>>>

const hour = 3600_000

const longestRecovery =
  hour * Math.max(...Object.keys(atMost).map((kind) => atMost[kind as Kind] / perHour[kind as Kind]))

/** Returns how much a call writes. `letters` is the length of its body. A round begins with its first move. */
export function spendingOf(key: Key, input: unknown, letters: number): Spending {
  if (key.startsWith('GET ')) return {}
  if (key !== 'POST /api/rounds/{round}/moves') return { changes: 1 }
  const { moves } = input as Input<typeof key>
  return { moves: moves.length, letters, rounds: moves[0]?.number === 1 ? 1 : 0 }
}

export function createAllowances(clock: Clock, workers = 1): Allowances {
  const spent = recoveringAmounts(clock, longestRecovery)
  return {
    spend(account, spending) {
      const wanted = Object.entries(spending).map(([name, amount]) => {
        const kind = name as Kind
        const key = `${account} ${kind}`
        return { kind, key, amount: spent.left(key, perHour[kind] / workers / hour) + amount }
      })
      if (wanted.some(({ kind, amount }) => amount > atMost[kind] / workers)) return false
      for (const { key, amount } of wanted) spent.set(key, amount)
      return true
    },
  }
}
