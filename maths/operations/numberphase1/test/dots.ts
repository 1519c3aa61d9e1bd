/** The rule of theme .8 "quick dot count to 5": dots that appear briefly on a card of three by three squares. */
import type { Question } from '../../../question.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { textOf } from '../../../test/rules/text.ts'
import { asksWhole } from './ask.ts'
import { deckFrom, followsBy, isAmong } from './numbers.ts'

const counts = deckFrom(1, 5)

/** @param shownFor the time for which the dots are visible, in milliseconds */
export function quickDots(shownFor: number): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      const count = countDots(question)
      if (drawn.kind !== 'dots' || textOf(question) !== 'How many dots?' || !isAmong(counts, count)) return false
      return asksWhole(
        question,
        { kind: 'count', things: 'dots' },
        { kind: 'dots', places: drawn.places, shownFor },
        count,
      )
    },
    follows: followsBy(counts, countDots),
  }
}

/** Returns the number of dots, or null if two share a square or one is not in the middle of its square. */
function countDots({ drawn }: Question): number | null {
  if (drawn.kind !== 'dots') return null
  const points = drawn.places.filter((point) => point.every((at) => at === 0.5 || at === 1.5 || at === 2.5))
  const squares = new Set(points.map(([x, y]) => 3 * x + 10 * y)).size
  return squares === drawn.places.length ? squares : null
}
