import type { Clock } from '../store/clock.ts'
import { createRecoveringLimits } from './recovering-limits.ts'

/**
 * Limits how often an account and a network address may read, so that one of them cannot keep the server busy. The
 * counts are in the memory of each process, and each worker allows an equal share
 * (docs/decisions/010-write-allowances.md).
 */
export interface ReadLimits {
  /** Takes a read. Returns false, and takes nothing, where the holder has none left. */
  take(kind: ReadHolder, holder: string): boolean
}

export type ReadHolder = 'account' | 'network'

const minute = 60_000

/**
 * The most reads in a minute, which come back evenly within one. `share` is the least that a worker allows, however
 * many workers there are, because the pages of one browser may all be at one worker.
 *
 * A live page of a class reads 86 times a minute at most (`web/api/students/use-class-events.ts`), and an account may
 * have sixteen of them. A school behind one address has forty live pages and a thousand students, who read ten times
 * each while they all log in: 15,000 reads.
 */
export const mostReads = {
  account: { inAll: 3000, share: 600 },
  network: { inAll: 60_000, share: 20_000 },
} as const

export function createReadLimits(clock: Clock, workers = 1): ReadLimits {
  const limits = createRecoveringLimits(clock)
  return {
    take(kind, holder) {
      const { inAll, share } = mostReads[kind]
      return limits.take({
        key: `${kind} ${holder}`,
        amount: 1,
        most: Math.max(share, inAll / workers),
        within: minute,
      })
    },
  }
}
