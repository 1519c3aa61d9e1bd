import type { QueryClient } from '@tanstack/react-query'
import type { ClassEvent } from '#contract'
import { classKeys } from '../classes/class-keys.ts'

/**
 * Refetches a class in which something changed, each query once. Queries that are not on the screen are refetched when
 * they are next shown. Null in `changed` means that anything may have changed.
 */
export function refetchClass(queryClient: QueryClient, code: string, changed: ReadonlySet<ClassEvent['operation']>) {
  const keys = changed.has(null) ? [classKeys.ofClass(code)] : keysOf(code, changed)
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

function keysOf(code: string, changed: ReadonlySet<ClassEvent['operation']>): (readonly string[])[] {
  return [
    // The list shows the number of completed levels of each student.
    classKeys.students(code),
    ...[...changed]
      .filter((operation) => operation !== null)
      .flatMap((operation) => [classKeys.progress(code, operation), classKeys.overview(code, operation)]),
  ]
}
