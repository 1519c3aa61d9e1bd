/** Theme .8 "quick dot count to 5": dots on a card of three by three that flash and hide. */
import type { Point } from '../../drawing.ts'
import type { Dealer } from '../../level.ts'
import { askWhole, deckFrom, type Year } from './year.ts'

/** Milliseconds (docs/product/curriculum.md, "Number Structure, Phase 1"). */
const shownForByYear: Readonly<Record<Year, number>> = { '0': 3000, '1': 2000, '2': 1500, '3': 1000 }

const most = 5

/** The card's nine places from the top left, row by row, each in the middle of its square. */
const card: readonly Point[] = Array.from({ length: 9 }, (_, i) => [(i % 3) + 0.5, Math.floor(i / 3) + 0.5] as const)

/** As on dice, by count: two and three along either diagonal. */
const dice: readonly (readonly (readonly number[])[])[] = [
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

/** Every other choice of so many places, by count. */
const loose = dice.map((patterns, count) =>
  choicesOf(count, 0).filter((places) => !patterns.some((pattern) => pattern.join() === places.join())),
)

export function quickDots(year: Year): Dealer {
  const shownFor = shownForByYear[year]!
  const ask = (pattern: readonly number[]) =>
    askWhole(
      { kind: 'count', things: 'dots' },
      { kind: 'dots', places: pattern.map((place) => card[place]!), shownFor },
      pattern.length,
    )
  const asDice = dice.map((patterns) => patterns.map(ask))
  const loosely = loose.map((patterns) => patterns.map(ask))
  const counts = deckFrom(1, most)
  return {
    deal(random, before) {
      const [count, memory] = counts.draw(random, before)
      const patterns = (random.integer(0, 1) === 0 ? asDice : loosely)[count]!
      return { question: patterns[random.integer(0, patterns.length - 1)]!, memory }
    },
    answer: { maxLength: 1, point: false },
  }
}

/** Every way to choose so many places from one on, in their order. */
function choicesOf(count: number, from: number): number[][] {
  if (count === 0) return [[]]
  return [...card.keys()]
    .slice(from)
    .flatMap((place) => choicesOf(count - 1, place + 1).map((others) => [place, ...others]))
}
