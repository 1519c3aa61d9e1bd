import type { Random } from '../random.ts'

/** A whole number from `low` to `high` other than one of before, which may lie outside or be missing. */
export function integerOther(random: Random, low: number, high: number, before: number | undefined): number {
  if (before === undefined || before < low || before > high) return random.integer(low, high)
  const drawn = random.integer(low, high - 1)
  return drawn < before ? drawn : drawn + 1
}
