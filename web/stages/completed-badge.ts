import type { Output } from '#contract'
import { countCompleted, levelsOf, type Operation } from '#maths'
import { m } from '../language/messages.ts'

type Bests = Output<'GET /api/progress'>['bests']

/** Returns '3/23 Completed' over all levels of these operations, or undefined while the progress is unknown. */
export function completedBadge(operations: readonly Operation[], bests: Bests | undefined): string | undefined {
  if (!bests) return undefined
  const total = operations.flatMap(levelsOf).length
  const done = operations.map((operation) => countCompleted(levelsOf(operation), bests[operation] ?? {}))
  return m.lists_completed({ done: done.reduce((sum, count) => sum + count, 0), total })
}
