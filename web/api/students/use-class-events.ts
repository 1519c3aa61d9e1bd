import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findClassId } from '../classes/class-list.ts'
import { refetchClass } from './class-refetch.ts'
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
      stop = followClass(
        classId,
        throttled((changed) => refetchClass(queryClient, code, changed), calm),
      )
    }
    // The page shows the class, so the id is known, unless the class is no longer in the list.
    findClassId(queryClient, code).then(follow, () => {})
    return () => {
      isClosed = true
      stop?.()
    }
  }, [code, queryClient])
}
