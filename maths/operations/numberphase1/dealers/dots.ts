/** The questions of theme .8, "Quick dots": 1 to 5 dots on a card of three by three that are soon hidden. */

import type { Dealer } from '../../../dealer.ts'
import type { Point } from '../../../drawing.ts'
import { askWhole, deckFrom, type Year } from './year.ts'

/** The time in milliseconds for which the dots show (docs/product/curriculum.md, "Number Structure, Phase 1"). */
const shownForByYear: Readonly<Record<Year, number>> = { '0': 3000, '1': 2000, '2': 1500, '3': 1000 }

const most = 5

/** The nine points of the card row by row from the top left, each in the middle of its square. */
const card: readonly Point[] = Array.from({ length: 9 }, (_, i) => [(i % 3) + 0.5, Math.floor(i / 3) + 0.5] as const)

/** The patterns of dice by the number of dots. Two or three dots are along either diagonal. */
const dicePatterns: readonly (readonly (readonly number[])[])[] = [
  [],
  [[4]],
  [
    [0, 8],
    [2, 6],
  ],
  [
    [0, 4, 8],
    [2, 4, 6],
  ],
  [[0, 2, 6, 8]],
  [[0, 2, 4, 6, 8]],
]

/** All other patterns by the number of dots. */
const loosePatterns = dicePatterns.map((patterns, count) =>
  choicesOf(count, 0).filter((choice) => !patterns.some((pattern) => pattern.join() === choice.join())),
)

export function quickDots(year: Year): Dealer {
  const shownFor = shownForByYear[year]!
  const ask = (pattern: readonly number[]) =>
    askWhole(
      { kind: 'count', things: 'dots' },
      { kind: 'dots', places: pattern.map((point) => card[point]!), shownFor },
      pattern.length,
    )
  const asOnDice = dicePatterns.map((patterns) => patterns.map(ask))
  const loosely = loosePatterns.map((patterns) => patterns.map(ask))
  const counts = deckFrom(1, most)
  return {
    deal(random, before) {
      const [count, memory] = counts.draw(random, before)
      const patterns = (random.integer(0, 1) === 0 ? asOnDice : loosely)[count]!
      return { question: patterns[random.integer(0, patterns.length - 1)]!, memory }
    },
    answer: { maxLength: 1, point: false },
  }
}

/** Returns every choice of `count` points of the card from the index `from` on, each in rising order. */
function choicesOf(count: number, from: number): number[][] {
  if (count === 0) return [[]]
  return [...card.keys()]
    .slice(from)
    .flatMap((point) => choicesOf(count - 1, point + 1).map((others) => [point, ...others]))
}
