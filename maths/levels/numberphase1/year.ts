/** The parts that the nine themes of Number Structure share: the years, and numbers up to a year's limit. */
import type { Ask } from '../../ask.ts'
import { limitByYear } from '../../catalogue.ts'
import type { Drawing } from '../../drawing.ts'
import type { Memory } from '../../level.ts'
import type { Question } from '../../question.ts'
import type { Random } from '../../random.ts'
import { deckOf } from '../deck.ts'
import { integerOther } from '../except.ts'

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

/** The range of numbers of a level, and how one is drawn for each question: freely, or from a deck. */
export interface Numbers {
  readonly high: number
  draw(random: Random, memory: Memory): readonly [drawn: number, memory: Memory]
}

/** Each as likely, never the same twice running. Most of a year's numbers are new to it, so they need no weight. */
export function numbersFrom(low: number, high: number): Numbers {
  return {
    high,
    draw(random, [before]) {
      const drawn = integerOther(random, low, high, before)
      return [drawn, [drawn]]
    },
  }
}

/** Each once before any comes again, never the same twice running. */
export function deckFrom(low: number, high: number): Numbers {
  const size = high - low + 1
  const deck = deckOf(size, 1)
  return {
    high,
    draw(random, memory) {
      const [drawn, next] = deck.draw(random, memory)
      return [low + drawn, next]
    },
  }
}

/** Returns a question for one whole number, as most themes ask. */
export function askWhole(ask: Ask, drawn: Drawing, answer: number): Question {
  return { ask, expects: { kind: 'number', answer: String(answer), places: 0, compared: 'exact' }, drawn }
}
