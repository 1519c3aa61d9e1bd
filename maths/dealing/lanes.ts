/**
 * Lanes are ranges of the numbers of pairs. A lane is drawn before one of its numbers, so that the pairs that matter
 * are frequent and the others are rare.
 */
import { integerOther, type Random } from '../random.ts'
import type { Lane, Pairs } from './factors.ts'

/** The least length of a lane. Results with fewer pairs share a lane, or their pairs would be too frequent. */
const leastLength = 3

/** Draws the number of a pair other than the one before. */
export function drawNumber(random: Random, { size, lanes }: Pairs, before: number | undefined): number {
  if (!lanes) return integerOther(random, 0, size - 1, before)
  const [low, high] = lanes[random.integer(0, lanes.length - 1)]!
  return integerOther(random, low, high, before)
}

/** Returns the pairs with a lane for each of their results, so that no result is much more frequent than another. */
export function evenly<P extends Pairs>(pairs: P, resultOf: (first: number, second: number) => number): P {
  const sorted = Array.from({ length: pairs.size }, (_, number) => pairs.at(number))
  sorted.sort((one, other) => resultOf(...one) - resultOf(...other))
  const results = sorted.map((pair) => resultOf(...pair))
  const starts = results.flatMap((result, number) => (result === results[number - 1] ? [] : [number]))
  const lows: number[] = []
  for (const start of starts) if (start - (lows.at(-1) ?? -leastLength) >= leastLength) lows.push(start)
  if (pairs.size - lows.at(-1)! < leastLength) lows.pop()
  const lanes = lows.map((low, i): Lane => [low, (lows[i + 1] ?? pairs.size) - 1])
  return { ...pairs, at: (number) => sorted[number]!, lanes }
}

/** Returns both kinds of pairs. One question in `every` has a rare pair. No pair is of both kinds. */
export function rarely<P extends Pairs>(every: number, usual: P, rare: Pairs): P {
  const lanes = usual.lanes ?? [[0, usual.size - 1]]
  const size = usual.size + rare.size
  const ofRare: Lane = [usual.size, size - 1]
  return {
    ...usual,
    size,
    at: (number) => (number < usual.size ? usual.at(number) : rare.at(number - usual.size)),
    lanes: lanes.flatMap((lane) => [...Array.from({ length: every - 1 }, () => lane), ofRare]),
  }
}
