import type { PlayableLevel } from '../level.ts'
import type { Random } from '../random.ts'

const always = (pick: (low: number, high: number) => number): Random => ({ integer: pick, state: () => [0, 0, 0, 0] })

/** The texts that a level deals first where chance always falls on the lowest and on the highest number. */
export function edgeTexts({ dealer }: PlayableLevel): [lowest: string, highest: string] {
  const dealt = (random: Random) => dealer.deal(random, []).question.text
  return [dealt(always((low) => low)), dealt(always((_, high) => high))]
}

/** How often each thing stands in a list. */
export function tally<T>(things: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}
