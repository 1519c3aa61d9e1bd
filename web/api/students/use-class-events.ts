import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findClassId } from '../classes/class-list.ts'
import { followClass } from './events.ts'
import { readAgain } from './read-again.ts'
import { gathered } from './throttle.ts'

/** Milliseconds between two reads of a class that changes all the time. */
const calm = 700

/** Keeps what is shown of a class up to date while its page is open. `code` is '' as long as the class is not known. */
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
        gathered((changed) => readAgain(queryClient, code, changed), calm),
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
