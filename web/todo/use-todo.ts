import { useQuery } from '@tanstack/react-query'
import type { Output } from '#contract'
import { untilDropped } from '../api/client/account-cookie.ts'
import { call } from '../api/client/call.ts'
import { tasksKey } from '../api/client/query-seeds.ts'

type Todo = Output<'GET /api/tasks'>

interface TodoOnScreen {
  /** Undefined until the tasks are loaded. */
  readonly todo: Todo | undefined
  readonly isFailed: boolean
  tryAgain(): void
}

/** The milliseconds between two reads of an open page, so that a new task is soon on it. */
const refetchInterval = 30_000

/** The open tasks of a student that have begun. */
export function useTodo(): TodoOnScreen {
  const { data, isError, refetch } = useQuery({
    queryKey: tasksKey,
    queryFn: () => call('GET /api/tasks', {}, untilDropped()),
    refetchInterval,
  })
  return { todo: data, isFailed: isError, tryAgain: () => void refetch() }
}
