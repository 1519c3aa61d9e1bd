import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ClassChange } from '#contract'
import { followClass } from './class-events.ts'
import { classKeys } from './class-keys.ts'
import { gathered } from './gathered.ts'

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

/** Only what is shown is read at once; the rest when it is next shown. */
function readAgain(queryClient: QueryClient, code: string, changed: ReadonlySet<ClassChange['operation']>) {
  const touched = [...changed].flatMap((operation): (readonly string[])[] =>
    operation === null
      ? [classKeys.of(code)]
      : [classKeys.progress(code, operation), classKeys.overview(code, operation)],
  )
  // How many levels each has completed stands beside every name.
  const keys = [classKeys.students(code), ...touched]
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}
