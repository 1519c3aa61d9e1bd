import type { PlayableLevel } from '../level.ts'
import type { Random } from '../random.ts'
import { enNZ } from '../say/en-NZ/language.ts'

const always = (pick: (low: number, high: number) => number): Random => ({ integer: pick, state: () => [0, 0, 0, 0] })

/** Returns the texts that a level deals first where chance always returns the lowest and the highest number. */
export function edgeTexts({ dealer }: PlayableLevel): [lowest: string, highest: string] {
  const dealt = (random: Random) => enNZ.text(dealer.deal(random, []).question)
  return [dealt(always((low) => low)), dealt(always((_, high) => high))]
}

/** Returns how often each thing is in a list. */
export function tally<T>(things: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}
