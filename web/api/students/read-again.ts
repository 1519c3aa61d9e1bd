import type { QueryClient } from '@tanstack/react-query'
import type { ClassEvent } from '#contract'
import { classKeys } from '../classes/class-keys.ts'

/**
 * Reads a class again in which something changed, each answer once: only what is shown at once, the rest when it is next
 * shown. Null stands for anything at all.
 */
export function readAgain(queryClient: QueryClient, code: string, changed: ReadonlySet<ClassEvent['operation']>) {
  const keys = changed.has(null) ? [classKeys.of(code)] : keysOf(code, changed)
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

function keysOf(code: string, changed: ReadonlySet<ClassEvent['operation']>): (readonly string[])[] {
  return [
    // How many levels each has completed stands beside every name.
    classKeys.students(code),
    ...[...changed]
      .filter((operation) => operation !== null)
      .flatMap((operation) => [classKeys.progress(code, operation), classKeys.overview(code, operation)]),
  ]
}
