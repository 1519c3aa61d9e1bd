import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../api/client/call.ts'
import { practiceKey } from '../api/client/query-seeds.ts'
import { type Hops, hopsOf, type Waiting } from './hops.ts'

interface HopsOnScreen {
  /** Undefined until they are loaded. */
  readonly hops: Hops | undefined
  readonly isFailed: boolean
  tryAgain(): void
}

/** The age of a page of the server from which on the device says what day it is. */
const pageLasts = 3_600_000

/** The hops of a student. Without a network they are those that the device keeps. */
export function useHops(account: string): HopsOnScreen {
  const query = useQuery({ queryKey: practiceKey, queryFn: () => call('GET /api/practice', {}) })
  const { data, dataUpdatedAt, isError } = query
  const waiting = useWaiting(account, dataUpdatedAt)
  const now = Date.now()
  const isOld = isError || now - dataUpdatedAt > pageLasts
  return {
    hops: data && waiting ? hopsOf(data, waiting, isOld ? now : null) : undefined,
    isFailed: isError,
    tryAgain: () => void query.refetch(),
  }
}

/**
 * Reads the answers that the page of the server cannot have, once for each page. In between they stay as they are,
 * because an answer that is sent meanwhile is on the next page.
 *
 * @param since when the page was loaded. It is 0 before the first one
 */
function useWaiting(account: string, since: number): Waiting | null {
  const [waiting, setWaiting] = useState<{ readonly since: number; readonly read: Waiting } | null>(null)
  useEffect(() => {
    let isOver = false
    const show = (read: Waiting) => {
      if (!isOver) setWaiting({ since, read })
    }
    if (since > 0) readWaiting(account, since).then(show, () => show(nothing))
    return () => {
      isOver = true
    }
  }, [account, since])
  return waiting && waiting.since === since ? waiting.read : null
}

const nothing: Waiting = { right: 0, playedAt: [], bests: {} }

async function readWaiting(account: string, since: number): Promise<Waiting> {
  // No first view needs this code.
  const [{ outbox }, { bestsIn }, { newMoves }] = await Promise.all([
    import('../outbox/stored-progress.ts'),
    import('../outbox/bests.ts'),
    import('../outbox/unsent/new-moves.ts'),
  ])
  // The moves of this page are read first, so that one which is written meanwhile is not missed.
  const unwritten = outbox.unwritten()
  const rounds = await newMoves(account, since, await outbox.roundsWaiting(account), unwritten)
  if (rounds.length === 0) return nothing
  const { judgeMoves } = await import('../outbox/unsent/judge-moves.ts')
  return { ...(await judgeMoves(rounds)), bests: bestsIn(rounds.map(({ round }) => round)) }
}
