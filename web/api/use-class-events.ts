import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followClass } from './events.ts'
import { gathered } from './gathered.ts'
import { readAgain } from './read-again.ts'

/** Milliseconds between two readings of a class that changes all the time. */
const calm = 700

/** Keeps what is shown of a class up to date while its page is open. `code` is '' as long as the class is not known. */
export function useClassEvents(code: string): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (code === '') return
    return followClass(
      code,
      gathered((changed) => readAgain(queryClient, code, changed), calm),
    )
  }, [code, queryClient])
}
