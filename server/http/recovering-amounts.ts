import type { Clock } from '../store/shared-types.ts'

/** Amounts that were spent by key and that recover evenly, in the memory of this process. */
export interface RecoveringAmounts {
  /** Returns the part of an amount that has not recovered yet. */
  left(key: string, perMillisecond: number): number
  set(key: string, amount: number): void
}

/** @param longestRecovery the milliseconds after which any amount has recovered */
export function recoveringAmounts(clock: Clock, longestRecovery: number): RecoveringAmounts {
  /** The amounts in the order of their last change, because a Map keeps the order of insertion. */
  const amounts = new Map<string, { readonly amount: number; readonly at: number }>()

  function deleteRecovered(now: number): void {
    for (const [key, { at }] of amounts) {
      if (now - at < longestRecovery) return
      amounts.delete(key)
    }
  }

  return {
    left(key, perMillisecond) {
      const now = clock()
      const { amount, at } = amounts.get(key) ?? { amount: 0, at: now }
      return Math.max(0, amount - Math.max(0, now - at) * perMillisecond)
    },
    set(key, amount) {
      const now = clock()
      deleteRecovered(now)
      amounts.delete(key)
      amounts.set(key, { amount, at: now })
    },
  }
}
