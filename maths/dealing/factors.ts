/**
 * Numbered pairs of factors. A pair is drawn by its number, so that recent pairs are excluded without trying again. The
 * memory has the excluded numbers: for each recent pair its number and that of the same pair in the other order.
 */
import type { Memory } from '../dealer.ts'
import type { Random } from '../random.ts'

/** The number of recent pairs that no question may repeat (docs/product/curriculum.md, "Repeats"). */
export const pairsApart = 5

/** The values of one factor, in whole units of its last decimal place. */
export interface Factor {
  readonly values: readonly number[]
  readonly places: number
}

/** The lowest and the highest of a range of numbers. */
export type Lane = readonly [low: number, high: number]

export interface Pairs {
  readonly size: number
  readonly at: (number: number) => readonly [first: number, second: number]
  /**
   * Returns the number of the pair with its factors in the other order, or −1 if this is no pair or the same pair.
   * Undefined if the two factors have no value in common.
   */
  readonly turned?: (number: number) => number
  /** One of them is drawn before a number in it. The same lane may come several times. Undefined for one of all. */
  readonly lanes?: readonly Lane[]
}

/** Returns whole numbers from low to high, in steps. */
export function whole(low: number, high: number, step = 1): Factor {
  const values = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step)
  return { values, places: 0 }
}

/** Returns decimals from low to high, in units of the last decimal place, without those that end in 0. */
export function decimals(places: number, low: number, high: number): Factor {
  return { values: whole(low, high).values.filter((value) => value % 10 !== 0), places }
}

/** Returns every pair of two factors. */
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

/** Returns the pairs that fit, of two factors that have no value in common. */
export function pairsThat(first: Factor, second: Factor, fits: (first: number, second: number) => boolean): Pairs {
  const pairs = first.values.flatMap((a) =>
    second.values.filter((b) => fits(a, b)).map((b): readonly [number, number] => [a, b]),
  )
  return { size: pairs.length, at: (number) => pairs[number]! }
}

function numbered(values: readonly number[]): ReadonlyMap<number, number> {
  return new Map(values.map((value, i) => [value, i]))
}

/**
 * Draws the number of a pair that is not in the memory, in either order. Each of the others is equally likely, or each
 * of its lane.
 */
export function drawPair(random: Random, pairs: Pairs, memory: Memory): readonly [drawn: number, memory: Memory] {
  const { lanes } = pairs
  const drawn = lanes
    ? drawWithin(random, lanes[random.integer(0, lanes.length - 1)]!, memory)
    : drawExcept(random, pairs.size, memory)
  const numbersPerPair = pairs.turned ? 2 : 1
  const next = memory.slice(memory.length < numbersPerPair * pairsApart ? 0 : numbersPerPair)
  next.push(drawn)
  if (pairs.turned) next.push(pairs.turned(drawn))
  return [drawn, next]
}

/** Draws a number of a lane that is not excluded. The lane must have such a number. */
export function drawWithin(random: Random, [low, high]: Lane, excluded: readonly number[]): number {
  const inside: number[] = []
  for (const number of excluded) if (number >= low && number <= high) inside.push(number - low)
  return low + drawExcept(random, high - low + 1, inside)
}

/**
 * Draws a number from 0 to size − 1 that is not excluded. It draws from the first `left` numbers and maps each excluded
 * one to an allowed number above them.
 *
 * @param excluded distinct numbers; those below 0 are ignored
 */
export function drawExcept(random: Random, size: number, excluded: readonly number[]): number {
  let left = size
  for (const number of excluded) if (number >= 0) left--
  const drawn = random.integer(0, left - 1)
  if (!excluded.includes(drawn)) return drawn
  let skip = 0
  for (const number of excluded) {
    if (number === drawn) break
    if (number >= 0 && number < left) skip++
  }
  let other = left
  while (excluded.includes(other) || skip-- > 0) other++
  return other
}
