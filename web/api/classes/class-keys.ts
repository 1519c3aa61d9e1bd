/** The query keys of classes. Everything about a class is below its code, so that a change reaches all of it. */
import type { Operation } from '#maths'

const all = ['classes'] as const
const of = (code: string) => [...all, code] as const

export const classKeys = {
  all,
  of,
  students: (code: string) => [...of(code), 'students'] as const,
  progress: (code: string, operation: Operation, student?: string) =>
    [...of(code), 'progress', operation, ...(student === undefined ? [] : [student])] as const,
  overview: (code: string, operation: Operation) => [...of(code), 'overview', operation] as const,
}
