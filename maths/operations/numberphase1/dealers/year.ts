/** Shared code of the nine themes of Number Structure: the years, and numbers up to a year's limit. */
import type { Ask } from '../../../ask.ts'
import { limitByYear } from '../../../catalogue.ts'
import type { Memory } from '../../../dealer.ts'
import { deckOf } from '../../../dealing/deck.ts'
import type { Drawing } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import { integerOther, type Random } from '../../../random.ts'

/** "0" to "3". */
export type Year = string

export function limitOf(year: Year): number {
  return limitByYear[year]!
}

/**
 * The largest differences of numbers to compare or to order. Each is equally likely, because close numbers must be
 * compared digit by digit.
 */
export const spansByYear: Readonly<Record<Year, readonly number[]>> = {
  '0': [10],
  '1': [10, 20],
  '2': [10, 100],
  '3': [10, 100, 1000],
}

/** The numbers of a level, drawn freely or from a deck. */
export interface Numbers {
  readonly high: number
  draw(random: Random, memory: Memory): readonly [drawn: number, memory: Memory]
}

/**
 * Draws each number with the same chance, never the same twice running. Most numbers of a year are new in that year, so
 * the new ones need no greater chance.
 */
export function numbersFrom(low: number, high: number): Numbers {
  return {
    high,
    draw(random, [before]) {
      const drawn = integerOther(random, low, high, before)
      return [drawn, [drawn]]
    },
  }
}

/** Draws each number once before any comes again, never the same twice running. */
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

/** Returns a question for one whole number. Most themes use it. */
export function askWhole(ask: Ask, drawn: Drawing, answer: number): Question {
  return { ask, expects: { kind: 'number', answer: String(answer), places: 0, compared: 'exact' }, drawn }
}
