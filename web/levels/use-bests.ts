/** A student's best streaks: for each level the better one of the server and of the moves that are not sent yet. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Account, Output } from '#contract'
import type { Bests, Operation } from '#maths'
import { untilDropped } from '../api/client/account-cookie.ts'
import { call } from '../api/client/call.ts'
import { roleOf } from '../api/client/fetch-session.ts'
import { progressKey } from '../api/client/query-seeds.ts'
import { type BestsByOperation, bestsIn, betterOfAll } from '../outbox/bests.ts'
import { outbox } from '../outbox/stored-progress.ts'

type Progress = Output<'GET /api/progress'>

interface OnScreen<B> {
  readonly bests: B
  /** After a failure, the bests come only from the moves that are not sent yet. */
  readonly state: 'loading' | 'failed' | 'ready'
  tryAgain(): void
}

interface AllOnScreen extends OnScreen<BestsByOperation> {
  /** The level whose record was raised last, as the server knows it. */
  readonly latest: Progress['latest']
  /** Whether the moves that are not sent yet have been read. */
  readonly isComplete: boolean
}

/** The best streaks in one operation. A teacher has no progress: it is empty and ready. */
export function useBests(account: Account, operation: Operation): OnScreen<Bests> {
  const { bests, state, tryAgain } = useAllBests(account)
  return { bests: bests[operation] ?? {}, state, tryAgain }
}

export function useAllBests(account: Account): AllOnScreen {
  const isStudent = roleOf(account) === 'student'
  const unsent = useUnsentBests(account.id)
  const query = useProgress(account)
  const state = !isStudent || query.data ? 'ready' : query.isError ? 'failed' : 'loading'
  return {
    bests: isStudent ? betterOfAll(query.data?.bests ?? {}, unsent ?? {}) : {},
    latest: query.data?.latest ?? null,
    isComplete: unsent !== null,
    state,
    tryAgain: () => void query.refetch(),
  }
}

/** The best streaks of a student, by operation. A teacher has none, and sends no request. */
function useProgress(account: Account) {
  return useQuery({
    queryKey: progressKey,
    queryFn: () => call('GET /api/progress', {}, untilDropped()),
    enabled: roleOf(account) === 'student',
  })
}

/** The best streaks that are not sent yet, or null until they have been read. */
function useUnsentBests(account: string): BestsByOperation | null {
  const [unsent, setUnsent] = useState<BestsByOperation | null>(null)
  useEffect(() => {
    let isClosed = false
    const read = async () => {
      const bests = bestsIn(await outbox.roundsWaiting(account))
      if (!isClosed) setUnsent(bests)
    }
    void read()
    const unsubscribe = outbox.onNews(() => void read())
    return () => {
      isClosed = true
      unsubscribe()
    }
  }, [account])
  return unsent
}
