/** The squares of the map of facts: their words, and the moves of the arrow keys between them. */
import type { FactStatus } from '#contract'
import { highestFactor, isAskedFact } from '#maths/insight'
import { m } from '../../language/messages.ts'

/** A fact with its numbers as they are asked: 7 × 8 is in row 7 and column 8. */
export interface Square {
  readonly a: number
  readonly b: number
}

/** The rows and columns of the map. */
export const factors: readonly number[] = Array.from({ length: highestFactor + 1 }, (_, number) => number)

/** The facts that any level asks, row by row. The other squares of the map are empty. */
export const askedSquares: readonly Square[] = factors.flatMap((a) =>
  factors.filter((b) => isAskedFact(a, b)).map((b) => ({ a, b })),
)

export const nameOf = ({ a, b }: Square): string => `${a} × ${b}`

export const isSame = (one: Square, other: Square): boolean => one.a === other.a && one.b === other.b

/** Returns the fact of a square, if it was tried. */
export const factOf = <Fact extends Square>(facts: readonly Fact[], square: Square): Fact | undefined =>
  facts.find((one) => isSame(one, square))

/** The statuses in the order of the key. */
export const statuses: readonly FactStatus[] = ['quick', 'right', 'shaky', 'notTried']

/** Returns the status as it is shown: without seconds, quick and right are the same. */
export function shownStatus(status: FactStatus, hasSeconds: boolean): FactStatus {
  return status === 'quick' && !hasSeconds ? 'right' : status
}

const words: Readonly<Record<FactStatus, string>> = {
  quick: m.facts_quick(),
  right: m.facts_right(),
  shaky: m.facts_shaky(),
  notTried: m.facts_not_tried(),
}

/** Returns the status in words, within a sentence. */
export const statusWords = (status: FactStatus): string => words[status]

const ways: Readonly<Record<string, Square>> = {
  ArrowUp: { a: -1, b: 0 },
  ArrowDown: { a: 1, b: 0 },
  ArrowLeft: { a: 0, b: -1 },
  ArrowRight: { a: 0, b: 1 },
}

/**
 * Returns the square to which a key moves, or null for another key. Arrow keys leave empty squares out and stop at the
 * edge. Home and End go to the ends of the row.
 */
export function squareAfter(at: Square, key: string): Square | null {
  const row = askedSquares.filter(({ a }) => a === at.a)
  if (key === 'Home') return row[0] ?? null
  if (key === 'End') return row.at(-1) ?? null
  const way = ways[key]
  if (!way) return null
  for (let next = step(at, way); factors.includes(next.a) && factors.includes(next.b); next = step(next, way)) {
    if (isAskedFact(next.a, next.b)) return next
  }
  return at
}

const step = (at: Square, way: Square): Square => ({ a: at.a + way.a, b: at.b + way.b })
