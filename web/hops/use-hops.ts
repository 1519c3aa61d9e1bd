import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client/call.ts'
import { practiceKey } from '../api/client/query-seeds.ts'
import { readNewRounds } from '../outbox/unsent/read-new-rounds.ts'
import { isOldPage, useWithUnsent } from '../outbox/unsent/use-with-unsent.ts'
import { type Hops, hopsOf, type Waiting } from './hops.ts'

interface HopsOnScreen {
  /** Undefined until they are loaded. */
  readonly hops: Hops | undefined
  readonly isFailed: boolean
  tryAgain(): void
}

/** The hops of a student. Without a network they are those that the device keeps. */
export function useHops(account: string): HopsOnScreen {
  const query = useQuery({ queryKey: practiceKey, queryFn: () => call('GET /api/practice', {}) })
  const shown = useWithUnsent(account, query, readWaiting, nothing)
  const now = Date.now()
  return {
    hops: shown
      ? hopsOf(shown.page, shown.unsent, isOldPage(query.isError, shown.loadedAt, now) ? now : null)
      : undefined,
    isFailed: query.isError,
    tryAgain: () => void query.refetch(),
  }
}

const nothing: Waiting = { right: 0, playedAt: [], bests: {} }

async function readWaiting(account: string, since: number): Promise<Waiting> {
  const rounds = await readNewRounds(account, since)
  if (rounds.length === 0) return nothing
  // No first view needs this code.
  const { bestsIn } = await import('../outbox/bests.ts')
  return {
    right: rounds.reduce((sum, { newRight }) => sum + newRight, 0),
    playedAt: rounds.map(({ madeAt }) => madeAt),
    bests: bestsIn(rounds.map(({ round }) => round)),
  }
}
