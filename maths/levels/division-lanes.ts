/**
 * Divisions listed before any is dealt. They stand in lanes, as a rule one for each divisor, and a lane is drawn first:
 * else the divisors with the most dividends would crowd out the others.
 */
import type { Memory } from '../level.ts'
import type { Random } from '../random.ts'

/** Each division is dividend × `shift` + divisor, both in whole units of their own last decimal place. */
export type Lane = readonly number[]
const shift = 1000

/** Divisors with fewer dividends share a lane, so that none of their questions comes up too often. */
const fewest = 8

/** A lane for each divisor, which may be up to 999. */
export function byDivisor(divisors: readonly number[], dividends: (divisor: number) => readonly number[]): Lane[] {
  const lanes: number[][] = []
  for (const divisor of divisors) {
    const lane = laneOf(divisor, dividends(divisor))
    const last = lanes.at(-1)
    if (last && last.length < fewest) last.push(...lane)
    else lanes.push(lane)
  }
  const [last, beforeLast] = [lanes.at(-1), lanes.at(-2)]
  if (last && beforeLast && last.length < fewest) {
    beforeLast.push(...last)
    lanes.pop()
  }
  return lanes
}

export function laneOf(divisor: number, dividends: readonly number[]): number[] {
  return dividends.map((dividend) => dividend * shift + divisor)
}

/** What a divisor divides, from low to high. */
export function multiples(divisor: number, low: number, high: number): number[] {
  const first = Math.ceil(low / divisor)
  return Array.from({ length: Math.floor(high / divisor) - first + 1 }, (_, i) => (first + i) * divisor)
}

/** What leaves a remainder, from low to high. */
export function others(divisor: number, low: number, high: number): number[] {
  return range(low, high).filter((dividend) => dividend % divisor !== 0)
}

export function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

/** Draws a lane, then a division of it, never the one drawn before. */
export function drawDivision(
  random: Random,
  lanes: readonly Lane[],
  [laneBefore, placeBefore = -1]: Memory,
): { readonly dividend: number; readonly divisor: number; readonly memory: Memory } {
  const at = random.integer(0, lanes.length - 1)
  const lane = lanes[at]!
  const again = at === laneBefore
  let place = random.integer(0, lane.length - (again ? 2 : 1))
  if (again && place >= placeBefore) place++
  const division = lane[place]!
  return { dividend: Math.floor(division / shift), divisor: division % shift, memory: [at, place] }
}

export function divisionsIn(lanes: readonly Lane[]): { readonly dividend: number; readonly divisor: number }[] {
  return lanes.flat().map((division) => ({ dividend: Math.floor(division / shift), divisor: division % shift }))
}
