/** The numbers that a level may ask about, and the order in which they may come. */
import type { Question } from '../../../question.ts'
import { deckAllows } from '../deck.ts'

export interface Numbers {
  readonly low: number
  readonly high: number
  /** `allows` looks at this many of the last numbers. */
  readonly looksAt: number
  /** Returns whether the last number may come after the others, oldest first. The oldest ones may be missing. */
  allows(numbers: readonly number[]): boolean
}

/** Any order without the same number twice in a row. */
export function numbersFrom(low: number, high: number): Numbers {
  return {
    low,
    high,
    looksAt: 2,
    allows: (numbers) => numbers.length < 2 || numbers.at(-1) !== numbers.at(-2),
  }
}

/** Each number once before any comes again, and never the same twice in a row. */
export function deckFrom(low: number, high: number): Numbers {
  const size = high - low + 1
  // Four decks show where one begins.
  return { low, high, looksAt: 4 * size, allows: (numbers) => deckAllows(size, 1, numbers) }
}

export function isAmong({ low, high }: Numbers, number: number | null): number is number {
  return number !== null && number >= low && number <= high
}

/** @param read returns the number that a question shows, or null where it shows none */
export function followsBy(numbers: Numbers, read: (question: Question) => number | null) {
  return (question: Question, earlier: readonly Question[]): boolean => {
    const shown = [...earlier, question].slice(-numbers.looksAt).map(read)
    return shown.every((number) => number !== null) && numbers.allows(shown)
  }
}
