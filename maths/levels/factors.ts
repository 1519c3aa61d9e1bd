/**
 * Pairs of factors, numbered, so that a pair is drawn by its number and those dealt lately are left out without trying
 * again. Memory is the numbers left out, for each pair dealt its own and that of the same pair in the other order.
 */
import type { Memory } from '../level.ts'
import type { Random } from '../random.ts'

/** Pairs of factors that no question may repeat (docs/product/curriculum.md, "Repeats"). */
export const pairsApart = 5

/** The values of one factor, in whole units of its last decimal place. */
export interface Factor {
  readonly values: readonly number[]
  readonly places: number
}

export interface Pairs {
  readonly size: number
  readonly at: (number: number) => readonly [first: number, second: number]
  /**
   * The number of the pair with its factors in the other order, or −1 where it is none of these or the same. Left out
   * where the two factors have no value in common.
   */
  readonly turned?: (number: number) => number
}

/** Whole numbers from low to high, in steps. */
export function whole(low: number, high: number, step = 1): Factor {
  const values = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step)
  return { values, places: 0 }
}

/** Units of the last decimal place from low to high, without those that end in 0. */
export function decimals(places: number, low: number, high: number): Factor {
  return { values: whole(low, high).values.filter((value) => value % 10 !== 0), places }
}

/** Every pair of the two factors. */
export function everyPair(first: Factor, second: Factor): Pairs {
  const columns = second.values.length
  const at = (number: number) =>
    [first.values[Math.floor(number / columns)]!, second.values[number % columns]!] as const
  const rowOf = numbered(first.values)
  const columnOf = numbered(second.values)
  const turned = (number: number) => {
    const [a, b] = at(number)
    const row = rowOf.get(b)
    const column = columnOf.get(a)
    return a === b || row === undefined || column === undefined ? -1 : row * columns + column
  }
  const overlap = first.places === second.places && first.values.some((value) => columnOf.has(value))
  const size = first.values.length * columns
  return overlap ? { size, at, turned } : { size, at }
}

/** The pairs that fit; the two factors have no value in common. */
export function pairsThat(first: Factor, second: Factor, fits: (first: number, second: number) => boolean): Pairs {
  const pairs = first.values.flatMap((a) =>
    second.values.filter((b) => fits(a, b)).map((b): readonly [number, number] => [a, b]),
  )
  return { size: pairs.length, at: (number) => pairs[number]! }
}

function numbered(values: readonly number[]): ReadonlyMap<number, number> {
  return new Map(values.map((value, i) => [value, i]))
}

/** Draws the number of a pair that is none of those in memory, in either order, each of the others equally likely. */
export function drawPair(random: Random, pairs: Pairs, memory: Memory): readonly [drawn: number, memory: Memory] {
  const drawn = drawExcept(random, pairs.size, memory)
  const numbersEach = pairs.turned ? 2 : 1
  const next = memory.slice(memory.length < numbersEach * pairsApart ? 0 : numbersEach)
  next.push(drawn)
  if (pairs.turned) next.push(pairs.turned(drawn))
  return [drawn, next]
}

/**
 * Draws from 0 to size − 1 but none of `without`, in which no number stands twice and those below 0 count for nothing.
 * Drawn is from as many as are left, from 0 up; each of these that may not be stands for one of the rest that may.
 */
export function drawExcept(random: Random, size: number, without: readonly number[]): number {
  let left = size
  for (const number of without) if (number >= 0) left--
  const drawn = random.integer(0, left - 1)
  if (!without.includes(drawn)) return drawn
  let skip = 0
  for (const number of without) {
    if (number === drawn) break
    if (number >= 0 && number < left) skip++
  }
  let other = left
  while (without.includes(other) || skip-- > 0) other++
  return other
}
