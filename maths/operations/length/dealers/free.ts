import type { Random } from '../../../random.ts'

/**
 * Draws a whole number from `low` to `high` that is none of `taken`.
 *
 * @param taken some of the numbers from low to high, distinct and in rising order
 */
export function drawFree(random: Random, low: number, high: number, taken: readonly number[]): number {
  let number = random.integer(low, high - taken.length)
  for (const other of taken) if (number >= other) number++
  return number
}
