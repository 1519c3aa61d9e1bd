/** A student's best streaks: those of the server and those that wait on this device, the better one level by level. */
import { useEffect, useState } from 'react'
import type { Account, Output } from '#contract'
import type { Bests, Operation } from '#maths'
import { readAccountId } from '../api/account-cookie.ts'
import { progressKey, useProgress } from '../api/progress.ts'
import { queryClientFor } from '../api/query-client.ts'
import { roleOf } from '../api/session.ts'
import { outbox } from './device-outbox.ts'
import { betterOf } from './sending.ts'

type Progress = Output<'GET /api/progress'>

export interface BestsOnScreen {
  readonly bests: Bests
  readonly state: 'loading' | 'failed' | 'ready'
  tryAgain(): void
}

/** Teachers have no progress: theirs are empty and ready. */
export function useBests(account: Account, operation: Operation): BestsOnScreen {
  const isStudent = roleOf(account) === 'student'
  const waiting = useBestsWaiting(account.id, operation)
  const query = useProgress(account)
  const stored = query.data?.bests[operation] ?? {}
  const state = !isStudent || query.data ? 'ready' : query.isError ? 'failed' : 'loading'
  return { bests: isStudent ? betterOf(stored, waiting) : {}, state, tryAgain: () => void query.refetch() }
}

function useBestsWaiting(account: string, operation: Operation): Bests {
  const [waiting, setWaiting] = useState<Bests>({})
  useEffect(() => {
    let gone = false
    const read = async () => {
      const bests = await outbox.bestsWaiting(account, operation)
      if (!gone) setWaiting(bests)
    }
    void read()
    const stop = outbox.onNews(() => void read())
    return () => {
      gone = true
      stop()
    }
  }, [account, operation])
  return waiting
}

// What the server has stored stands in the cache at once, so that no list falls back for a moment.
outbox.onNews((news) => {
  const { account, operation, levelId } = news.header
  if (news.kind !== 'stored' || account !== readAccountId()) return
  const client = queryClientFor(account)
  client.setQueryData<Progress>(
    progressKey,
    (known) => known && { bests: { ...known.bests, [operation]: { ...known.bests[operation], [levelId]: news.best } } },
  )
  void client.invalidateQueries({ queryKey: progressKey })
})
