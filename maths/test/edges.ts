import type { PlayableLevel } from '../playable/level.ts'
import type { Random } from '../random.ts'
import { enNZ } from '../say/en-NZ/language.ts'

const always = (pick: (low: number, high: number) => number): Random => ({ integer: pick, state: () => [0, 0, 0, 0] })

/** Returns the texts of two first questions. Chance picks the lowest numbers for one and the highest for the other. */
export function edgeTexts({ dealer }: PlayableLevel): [lowest: string, highest: string] {
  const dealt = (random: Random) => enNZ.text(dealer.deal(random, []).question)
  return [dealt(always((low) => low)), dealt(always((_, high) => high))]
}

/** Returns how often each value is in a list. */
export function tally<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
