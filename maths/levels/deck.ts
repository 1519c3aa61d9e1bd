/** Decks (docs/product/curriculum.md, "Decks"): each number once before any comes again. */
import type { Memory } from '../level.ts'
import type { Random } from '../random.ts'

export interface Deck {
  /** Draws a number from 0 to size − 1; `memory` is empty as a round begins. */
  draw(random: Random, memory: Memory): readonly [drawn: number, memory: Memory]
}

/**
 * @param size at most 10
 * @param apart no number is among so many before it, whichever deck they were of; fewer than `size`
 */
export function deckOf(size: number, apart: number): Deck {
  const all = (1 << size) - 1
  // By set, a bit for each number: the numbers in it.
  const numbersIn = Array.from({ length: 1 << size }, (_, set) =>
    Array.from({ length: size }, (_, number) => number).filter((number) => set & (1 << number)),
  )
  return {
    draw(random, memory) {
      const left = memory[0] || all
      let allowed = left
      for (let i = 1; i < memory.length; i++) allowed &= ~(1 << memory[i]!)
      const numbers = numbersIn[allowed]!
      const drawn = numbers[random.integer(0, numbers.length - 1)]!
      const last = memory.slice(memory.length > apart ? 2 : 1)
      return [drawn, [left & ~(1 << drawn), ...last, drawn]]
    },
  }
}
