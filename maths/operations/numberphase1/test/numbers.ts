/** The numbers that a level may ask about, and their possible orders. */
import type { Question } from '../../../question.ts'
import { deckAllows } from '../../../test/rules/deck.ts'

export interface Numbers {
  readonly low: number
  readonly high: number
  /** The number of last numbers that `allows` needs. */
  readonly memory: number
  /** Returns whether the last number may follow the others, oldest first. The oldest numbers may be missing. */
  allows(numbers: readonly number[]): boolean
}

/** Returns numbers in any order without the same number twice in a row. */
export function numbersFrom(low: number, high: number): Numbers {
  return {
    low,
    high,
    memory: 2,
    allows: (numbers) => numbers.length < 2 || numbers.at(-1) !== numbers.at(-2),
  }
}

/** Returns numbers from a deck: each once before any is repeated, and never the same number twice in a row. */
export function deckFrom(low: number, high: number): Numbers {
  const size = high - low + 1
  // Four decks are enough to find where a deck begins.
  return { low, high, memory: 4 * size, allows: (numbers) => deckAllows(size, 1, numbers) }
}

export function isAmong({ low, high }: Numbers, number: number | null): number is number {
  return number !== null && number >= low && number <= high
}

/** @param read returns the number of a question, or null if it has none */
export function followsBy(numbers: Numbers, read: (question: Question) => number | null) {
  return (question: Question, earlier: readonly Question[]): boolean => {
    const shown = [...earlier, question].slice(-numbers.memory).map(read)
    return shown.every((number) => number !== null) && numbers.allows(shown)
  }
}
