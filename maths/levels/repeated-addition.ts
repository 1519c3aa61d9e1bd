/** Multiplication 1.1: equal groups as a sum and as a product, "4 + 4 + 4 = 3 × 4". */
import { expression } from '../drawing.ts'
import type { Dealer } from '../level.ts'
import { deckOf } from './deck.ts'
import { pairsApart } from './factors.ts'

const sizes = [2, 3, 4, 5]
const pairs = sizes.flatMap((few) => sizes.filter((many) => many >= few).map((many) => [few, many] as const))
const deck = deckOf(pairs.length, pairsApart)
const texts = new Map(
  sizes.flatMap((groups) =>
    sizes.map((size) => [
      groups * 10 + size,
      `${Array.from({ length: groups }, () => size).join(' + ')} = ${groups} × ${size}`,
    ]),
  ),
)

export const repeatedAddition: Dealer = {
  deal(random, before) {
    const [drawn, memory] = deck.draw(random, before)
    const [few, many] = pairs[drawn]!
    const text = texts.get(random.integer(0, 1) === 0 ? few * 10 + many : many * 10 + few)!
    const answer = String(few * many)
    return {
      question: { kind: 'number', text, drawn: expression, answer, places: 0, compared: 'exact' },
      memory,
    }
  },
  answer: { signs: 2, point: false },
}
