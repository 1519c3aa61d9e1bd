import { useQuery } from '@tanstack/react-query'
import { untilDropped } from '../api/client/account-cookie.ts'
import { call } from '../api/client/call.ts'
import { tasksKey } from '../api/client/query-seeds.ts'
import type { JudgedRound } from '../outbox/unsent/judge-moves.ts'
import { readNewRounds } from '../outbox/unsent/read-new-rounds.ts'
import { isOldPage, useWithUnsent } from '../outbox/unsent/use-with-unsent.ts'
import { type Todo, todoOf } from './todo.ts'

export interface TodoOnScreen {
  /** Undefined until the tasks are loaded. */
  readonly todo: Todo | undefined
  readonly isFailed: boolean
  tryAgain(): void
}

/** The milliseconds between two reads of an open page, so that a new task is soon on it. */
const refetchInterval = 30_000

/** A student's open tasks that have begun. Without a network they are those that the device keeps. */
export function useTodo(account: string): TodoOnScreen {
  const query = useQuery({
    queryKey: tasksKey,
    queryFn: () => call('GET /api/tasks', {}, untilDropped()),
    refetchInterval,
  })
  const shown = useWithUnsent(account, query, readNewRounds, none)
  // The tasks are shown at once, so that they move nothing when the answers of this device have been read.
  const { page = query.data, loadedAt = query.dataUpdatedAt, unsent = none } = shown ?? {}
  const now = Date.now()
  return {
    todo: page && todoOf(page, unsent, isOldPage(query.isError, loadedAt, now) ? now : null),
    isFailed: query.isError,
    tryAgain: () => void query.refetch(),
  }
}

const none: readonly JudgedRound[] = []
