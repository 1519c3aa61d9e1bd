import type { Output } from '#contract'
import { type Area, areaByOperation, countCompleted, levelsOf, type Operation, operations } from '#maths'

type Bests = Output<'GET /api/progress'>['bests']

/** The operations of an area that can be played. */
export function playableIn(area: Area): Operation[] {
  return operations.filter((operation) => areaByOperation[operation] === area && levelsOf(operation).length > 0)
}

/** '3/23 Completed' over all levels of these operations; nothing while the progress is not known. */
export function completedBadge(of: readonly Operation[], bests: Bests | undefined): string | undefined {
  if (!bests) return undefined
  const total = of.flatMap(levelsOf).length
  const done = of.map((operation) => countCompleted(levelsOf(operation), bests[operation] ?? {}))
  return `${done.reduce((sum, count) => sum + count, 0)}/${total} Completed`
}
