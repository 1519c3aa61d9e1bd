/** A student's best streaks: for each level the better one of the server and of the moves that are not sent yet. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Account } from '#contract'
import { type Bests, type Level, levelsOf, nextLevel, type Operation } from '#maths'
import { untilDropped } from '../api/client/account-cookie.ts'
import { call } from '../api/client/call.ts'
import { roleOf } from '../api/client/fetch-session.ts'
import { progressKey } from '../api/client/query-seeds.ts'
import { type BestsByOperation, bestsIn, betterOfAll } from '../outbox/bests.ts'
import { outbox } from '../outbox/stored-progress.ts'
import { openedLevels } from './opened-levels.ts'

interface OnScreen<B> {
  readonly bests: B
  /** After a failure, the bests come only from the moves that are not sent yet. */
  readonly state: 'loading' | 'failed' | 'ready'
  tryAgain(): void
}

interface Played {
  readonly operation: string
  readonly levelId: string
  /** Whether the child left it after misses. */
  readonly isStuck?: boolean
}

interface AllOnScreen extends OnScreen<BestsByOperation> {
  /**
   * The levels that were opened on this device since the log-in, the latest first, and after them the one whose record
   * was raised last as the server knows it.
   */
  readonly played: readonly Played[]
  /** Whether the moves that are not sent yet have been read. */
  readonly isComplete: boolean
}

interface OneOnScreen extends OnScreen<Bests> {
  /** The level to try next, as Keep going offers it too. */
  readonly next: Level | undefined
  /** The ids of the levels opened on this device since the log-in, and of the one whose record is the latest. */
  readonly opened: readonly string[]
}

/** The best streaks in one operation. A teacher has no progress: it is empty and ready. */
export function useBests(account: Account, operation: Operation): OneOnScreen {
  const { bests: ofAll, played, state, tryAgain } = useAllBests(account)
  const bests = ofAll[operation] ?? {}
  const opened = played.filter((one) => one.operation === operation).map(({ levelId }) => levelId)
  return { bests, next: nextLevel(levelsOf(operation), bests, opened[0]), opened, state, tryAgain }
}

export function useAllBests(account: Account): AllOnScreen {
  const isStudent = roleOf(account) === 'student'
  const unsent = useUnsentBests(account.id)
  const query = useProgress(account)
  const [opened] = useState(readOpened)
  const state = !isStudent || query.data ? 'ready' : query.isError ? 'failed' : 'loading'
  return {
    bests: isStudent ? betterOfAll(query.data?.bests ?? {}, unsent ?? {}) : {},
    played: query.data?.latest ? [...opened, query.data.latest] : opened,
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

/** Returns the levels that were opened on this device since the log-in, the latest first. */
function readOpened() {
  return openedLevels()
    .toReversed()
    .map((name) => {
      const [operation = '', levelId = '', stuck] = name.split('-')
      return { operation, levelId, isStuck: stuck !== undefined }
    })
}
