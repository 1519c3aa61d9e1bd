import type { Input, Key } from '#contract'
import type { Clock } from '../store/store.ts'

/** How much an account may write, so that no single one fills the database. It is counted in this process alone. */
export interface Allowances {
  /** False, and nothing spent, where it would be more than is left. */
  spend(account: string, spending: Spending): boolean
}

/**
 * The most at once; what is spent comes back evenly within an hour. A child gives an answer every two seconds at most, and a
 * tablet that was a day without network brings all of them at once; a teacher's eight classes have 320 names to correct. The
 * letters are those of the moves as JSON: an answer to the largest picture has 800, most have 300.
 */
export const atMost = { moves: 20_000, letters: 20_000_000, rounds: 2000, changes: 1000 } as const

type Kind = keyof typeof atMost
export type Spending = Readonly<Partial<Record<Kind, number>>>

const hour = 3600_000

/** Returns how much a call writes. `letters` is the length of its body. A round begins with its first move. */
export function spendingOf(key: Key, input: unknown, letters: number): Spending {
  if (key.startsWith('GET ')) return {}
  if (key !== 'POST /api/rounds/{round}/moves') return { changes: 1 }
  const { moves } = input as Input<typeof key>
  return { moves: moves.length, letters, rounds: moves[0]?.number === 1 ? 1 : 0 }
}

interface Spent {
  readonly amount: number
  readonly at: number
}

export function createAllowances(clock: Clock): Allowances {
  /** Those who spent last come last. */
  const spentByPurse = new Map<string, Spent>()

  /** What has come back whole needs no entry. */
  function forget(now: number): void {
    for (const [purse, { at }] of spentByPurse) {
      if (now - at < hour) return
      spentByPurse.delete(purse)
    }
  }

  function after(purse: string, kind: Kind, amount: number, now: number): number {
    const { amount: before, at } = spentByPurse.get(purse) ?? { amount: 0, at: now }
    const back = (Math.max(0, now - at) / hour) * atMost[kind]
    return Math.max(0, before - back) + amount
  }

  return {
    spend(account, spending) {
      const now = clock()
      forget(now)
      const wanted = Object.entries(spending).map(([name, amount]) => {
        const kind = name as Kind
        const purse = `${account} ${kind}`
        return { kind, purse, amount: after(purse, kind, amount, now) }
      })
      if (wanted.some(({ kind, amount }) => amount > atMost[kind])) return false
      for (const { purse, amount } of wanted) {
        spentByPurse.delete(purse)
        spentByPurse.set(purse, { amount, at: now })
      }
      return true
    },
  }
}
