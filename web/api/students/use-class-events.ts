import type { QueryClient } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ClassEvent } from '#contract'
import { classKeys } from '../classes/class-keys.ts'
import { findClassId } from '../classes/class-list.ts'
import { followClass } from './events.ts'
import { throttled } from './throttle.ts'

/** The milliseconds between two refetches of a class that changes all the time. */
const calm = 700

/** Keeps the page of a class up to date while it is open. `code` is '' until the class is known. */
export function useClassEvents(code: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (code === '') return
    let stop: (() => void) | null = null
    let isClosed = false
    const follow = (classId: string) => {
      if (isClosed) return
      // Neither kind waits for the other: most right answers change both.
      const onRecords = throttled<ClassEvent['operation']>((changed) => refetchClass(queryClient, code, changed), calm)
      const onPlay = throttled(() => refetchPlay(queryClient, code), calm)
      stop = followClass(classId, (change) => (change === 'play' ? onPlay(change) : onRecords(change)))
    }
    // The page shows the class, so the id is known, unless the class is no longer in the list.
    findClassId(queryClient, code).then(follow, () => {})
    return () => {
      isClosed = true
      stop?.()
    }
  }, [code, queryClient])
}

/**
 * Refetches a class in which something changed, each query once. Queries that are not on the screen are refetched when
 * they are next shown. Null in `changed` means that anything may have changed.
 */
export function refetchClass(queryClient: QueryClient, code: string, changed: ReadonlySet<ClassEvent['operation']>) {
  const keys = changed.has(null) ? [classKeys.ofClass(code)] : keysOf(code, changed)
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

/** Refetches what shows the students who play at the moment. */
export function refetchPlay(queryClient: QueryClient, code: string) {
  return queryClient.invalidateQueries({ queryKey: classKeys.ofPlay(code) })
}

function keysOf(code: string, changed: ReadonlySet<ClassEvent['operation']>): (readonly string[])[] {
  return [
    // The list shows the number of completed levels of each student, and Insight shows what they answered.
    classKeys.students(code),
    classKeys.insight(code),
    classKeys.tasks(code),
    ...[...changed]
      .filter((operation) => operation !== null)
      .flatMap((operation) => [classKeys.progress(code, operation), classKeys.overview(code, operation)]),
  ]
}
