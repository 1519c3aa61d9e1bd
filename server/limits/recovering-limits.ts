import type { Clock } from '../store/clock.ts'

/** Amounts that were taken by key and that recover evenly, in the memory of this process. */
export interface RecoveringLimits {
  /** Takes all amounts and returns true. Returns false, and takes nothing, where one exceeds what is left. */
  take(...wanted: readonly Wanted[]): boolean
}

export interface Wanted {
  readonly key: string
  readonly amount: number
  /** The most that a key may have at once. */
  readonly most: number
  /** The milliseconds within which all of `most` recovers. */
  readonly within: number
}

export function createRecoveringLimits(clock: Clock): RecoveringLimits {
  /** The amounts in the order of their last change, because a Map keeps the order of insertion. */
  const amounts = new Map<string, { readonly amount: number; readonly at: number }>()
  /** The milliseconds after which any amount has recovered. */
  let longest = 0

  function deleteRecovered(now: number): void {
    for (const [key, { at }] of amounts) {
      if (now - at < longest) return
      amounts.delete(key)
    }
  }

  function withTaken({ key, amount, most, within }: Wanted, now: number): number {
    const before = amounts.get(key)
    if (!before) return amount
    return Math.max(0, before.amount - (Math.max(0, now - before.at) * most) / within) + amount
  }

  return {
    take(...wanted) {
      const now = clock()
      const taken = wanted.map((each) => withTaken(each, now))
      if (wanted.some(({ most }, i) => taken[i]! > most)) return false
      deleteRecovered(now)
      for (const [i, { key, within }] of wanted.entries()) {
        longest = Math.max(longest, within)
        amounts.delete(key)
        amounts.set(key, { amount: taken[i]!, at: now })
      }
      return true
    },
  }
}
