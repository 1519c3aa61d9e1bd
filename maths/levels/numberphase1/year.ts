/** What the nine themes of Number Structure share: the years, and numbers drawn up to a year's limit. */
import { limitByYear } from '../../catalogue.ts'
import type { Memory } from '../../level.ts'
import type { Question } from '../../question.ts'
import type { Random } from '../../random.ts'
import { deckOf } from '../deck.ts'
import { integerOther } from '../other.ts'

/** "0" to "3". */
export type Year = string

export function limitOf(year: Year): number {
  return limitByYear[year]!
}

/** How far numbers to compare or order lie apart at most, each as often: close ones need every digit. */
export const spansByYear: Readonly<Record<Year, readonly number[]>> = {
  '0': [10],
  '1': [10, 20],
  '2': [10, 100],
  '3': [10, 100, 1000],
}

/** One number for each question, told from the one before: freely, or from a deck. */
export interface Numbers {
  readonly low: number
  readonly high: number
  /** `allows` looks at no more numbers than these last ones. */
  readonly looksAt: number
  draw(random: Random, memory: Memory): readonly [drawn: number, memory: Memory]
  /** Whether the last of the numbers, oldest first, may come after the others, of which the oldest may be missing. */
  allows(numbers: readonly number[]): boolean
}

/** Each as likely, never the same twice running. Most of a year's numbers are new to it, so they need no weight. */
export function numbersFrom(low: number, high: number): Numbers {
  return {
    low,
    high,
    looksAt: 2,
    draw(random, [before]) {
      const drawn = integerOther(random, low, high, before)
      return [drawn, [drawn]]
    },
    allows: (numbers) => numbers.length < 2 || numbers.at(-1) !== numbers.at(-2),
  }
}

/** Each once before any comes again, never the same twice running. */
export function deckFrom(low: number, high: number): Numbers {
  const size = high - low + 1
  const deck = deckOf(size, 1)
  return {
    low,
    high,
    // Four decks show where one begins.
    looksAt: 4 * size,
    draw(random, memory) {
      const [drawn, next] = deck.draw(random, memory)
      return [low + drawn, next]
    },
    allows: (numbers) => deck.allows(numbers.map((number) => number - low)),
  }
}

/** Questions told apart by one number each, read from what is displayed: null where it shows none. */
export function followsBy(numbers: Numbers, read: (question: Question) => number | null) {
  return (question: Question, earlier: readonly Question[]): boolean => {
    const shown = [...earlier, question].slice(-numbers.looksAt).map(read)
    return shown.every((number) => number !== null) && numbers.allows(shown)
  }
}

/** A whole number in a box of its own: what most themes ask for. */
export function asksWhole<Drawn extends Question['drawn']>(text: string, drawn: Drawn, answer: number) {
  return { kind: 'number', text, drawn, answer: String(answer), places: 0, compared: 'exact' } as const
}
