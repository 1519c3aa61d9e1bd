/** A student's best streaks: those of the server and those that wait on this device, the better one level by level. */
import { useEffect, useState } from 'react'
import type { Account } from '#contract'
import type { Bests, Operation } from '#maths'
import { useProgress } from '../api/progress.ts'
import { roleOf } from '../api/session.ts'
import { betterOf } from './sending.ts'
import { outbox } from './stored-progress.ts'

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
