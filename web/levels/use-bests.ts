/** A student's best streaks: those of the server and those that wait on this device, the better one level by level. */
import { useEffect, useState } from 'react'
import type { Account } from '#contract'
import type { Bests, Operation } from '#maths'
import { roleOf } from '../api/client/session.ts'
import { type BestsByOperation, bestsIn, betterOfAll } from '../outbox/bests.ts'
import { outbox } from '../outbox/stored-progress.ts'
import { useProgress } from './progress.ts'

interface OnScreen<B> {
  readonly bests: B
  /** Where it failed, the bests are only those that wait on this device. */
  readonly state: 'loading' | 'failed' | 'ready'
  tryAgain(): void
}

/** Of one operation. Teachers have no progress: theirs is empty and ready. */
export function useBests(account: Account, operation: Operation): OnScreen<Bests> {
  const all = useAllBests(account)
  return { ...all, bests: all.bests[operation] ?? {} }
}

export function useAllBests(account: Account): OnScreen<BestsByOperation> {
  const isStudent = roleOf(account) === 'student'
  const waiting = useBestsWaiting(account.id)
  const query = useProgress(account)
  const state = !isStudent || query.data ? 'ready' : query.isError ? 'failed' : 'loading'
  return {
    bests: isStudent ? betterOfAll(query.data?.bests ?? {}, waiting) : {},
    state,
    tryAgain: () => void query.refetch(),
  }
}

function useBestsWaiting(account: string): BestsByOperation {
  const [waiting, setWaiting] = useState<BestsByOperation>({})
  useEffect(() => {
    let gone = false
    const read = async () => {
      const bests = bestsIn(await outbox.roundsWaiting(account))
      if (!gone) setWaiting(bests)
    }
    void read()
    const stop = outbox.onNews(() => void read())
    return () => {
      gone = true
      stop()
    }
  }, [account])
  return waiting
}
