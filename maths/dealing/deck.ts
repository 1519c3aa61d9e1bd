/** Decks, which deal each number once before any comes again (docs/product/curriculum.md, "Decks"). */
import type { Memory } from '../dealer.ts'
import type { Random } from '../random.ts'

export interface Deck {
  /** Draws a number from 0 to size − 1. `memory` is empty when a round begins. */
  draw(random: Random, memory: Memory): readonly [drawn: number, memory: Memory]
}

/**
 * @param size at most 10
 * @param apart fewer than `size`; no number is among this many before it, even across two decks
 */
export function deckOf(size: number, apart: number): Deck {
  // A set of numbers has a bit for each number.
  const all = (1 << size) - 1
  const numbersBySet = Array.from({ length: 1 << size }, (_, set) =>
    Array.from({ length: size }, (_, number) => number).filter((number) => set & (1 << number)),
  )
  return {
    draw(random, memory) {
      const [setBefore = 0, ...drawnBefore] = memory
      const left = setBefore || all
      let allowed = left
      for (const number of drawnBefore) allowed &= ~(1 << number)
      const numbers = numbersBySet[allowed]!
      const drawn = numbers[random.integer(0, numbers.length - 1)]!
      const kept = drawnBefore.slice(drawnBefore.length < apart ? 0 : 1)
      return [drawn, [left & ~(1 << drawn), ...kept, drawn]]
    },
  }
}
