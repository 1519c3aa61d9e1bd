import type { Random } from '../random.ts'

/** Draws a whole number from `low` to `high` other than `before`, which may be outside this range or undefined. */
export function integerOther(random: Random, low: number, high: number, before: number | undefined): number {
  if (before === undefined || before < low || before > high) return random.integer(low, high)
  const drawn = random.integer(low, high - 1)
  return drawn < before ? drawn : drawn + 1
}
