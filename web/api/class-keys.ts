/** Under which keys the answers about classes are kept: all of a class under its code, so that a change reaches what it touches. */
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
