import type { Random } from '../../random.ts'

/**
 * A whole number from `low` to `high` that is none of `taken`.
 *
 * @param taken different numbers from low to high, the smallest first, not all of them
 */
export function drawFree(random: Random, low: number, high: number, taken: readonly number[]): number {
  let number = random.integer(low, high - taken.length)
  for (const other of taken) if (number >= other) number++
  return number
}
