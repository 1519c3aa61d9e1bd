/**
 * Lists of the divisions of a level, called lanes. As a rule each divisor has a lane. A lane is drawn before one of its
 * divisions, because otherwise the divisors with the most dividends would be the most frequent. Where one quotient
 * would be too frequent, each quotient has a lane.
 */
import type { Memory } from '../../../dealer.ts'
import type { Random } from '../../../random.ts'

/** A list of divisions. Each is dividend × `shift` + divisor, both in whole units of their own last decimal place. */
export type Lane = readonly number[]
const shift = 1000

/** The least length of a divisor's lane. Shorter ones share a lane, or their questions would be too frequent. */
const leastByDivisor = 8

/** Returns a lane for each divisor. A divisor is at most 999. */
export function byDivisor(divisors: readonly number[], dividends: (divisor: number) => readonly number[]): Lane[] {
  const lanes = divisors.map((divisor) => laneOf(divisor, dividends(divisor)))
  return withoutShort(lanes, leastByDivisor)
}

/**
 * Returns a lane for each quotient without its remainder, the lowest first.
 *
 * @param leastLength quotients with fewer divisions share a lane
 */
export function byQuotient(
  leastLength: number,
  divisors: readonly number[],
  dividends: (divisor: number) => readonly number[],
): Lane[] {
  const lanes: number[][] = []
  for (const divisor of divisors) {
    for (const dividend of dividends(divisor)) {
      const quotient = Math.floor(dividend / divisor)
      lanes[quotient] = [...(lanes[quotient] ?? []), ...laneOf(divisor, [dividend])]
    }
  }
  return withoutShort(Object.values(lanes), leastLength)
}

function withoutShort(long: readonly Lane[], leastLength: number): Lane[] {
  const lanes: number[][] = []
  for (const lane of long) {
    const last = lanes.at(-1)
    if (last && last.length < leastLength) last.push(...lane)
    else lanes.push([...lane])
  }
  const [last, beforeLast] = [lanes.at(-1), lanes.at(-2)]
  if (last && beforeLast && last.length < leastLength) {
    beforeLast.push(...last)
    lanes.pop()
  }
  return lanes
}

export function laneOf(divisor: number, dividends: readonly number[]): number[] {
  return dividends.map((dividend) => dividend * shift + divisor)
}

/** Returns the numbers from low to high that a divisor divides. */
export function multiples(divisor: number, low: number, high: number): number[] {
  const first = Math.ceil(low / divisor)
  return Array.from({ length: Math.floor(high / divisor) - first + 1 }, (_, i) => (first + i) * divisor)
}

/** Returns the numbers from low to high that leave a remainder. */
export function nonMultiples(divisor: number, low: number, high: number): number[] {
  return range(low, high).filter((dividend) => dividend % divisor !== 0)
}

export function range(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}

/** Draws a lane, then one of its divisions, but never the division drawn before. */
export function drawDivision(
  random: Random,
  lanes: readonly Lane[],
  [laneBefore, indexBefore = -1]: Memory,
): { readonly dividend: number; readonly divisor: number; readonly memory: Memory } {
  const laneDrawn = random.integer(0, lanes.length - 1)
  const lane = lanes[laneDrawn]!
  const isSameLane = laneDrawn === laneBefore
  let index = random.integer(0, lane.length - (isSameLane ? 2 : 1))
  if (isSameLane && index >= indexBefore) index++
  const division = lane[index]!
  return { dividend: Math.floor(division / shift), divisor: division % shift, memory: [laneDrawn, index] }
}

export function divisionsIn(lanes: readonly Lane[]): { readonly dividend: number; readonly divisor: number }[] {
  return lanes.flat().map((division) => ({ dividend: Math.floor(division / shift), divisor: division % shift }))
}
