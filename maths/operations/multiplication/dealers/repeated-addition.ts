/** The questions of Multiplication 1.1: equal groups as a sum and as a product, "4 + 4 + 4 = 3 × 4". */

import type { Dealer } from '../../../dealer.ts'
import { deckOf } from '../../../dealing/deck.ts'
import { pairsApart } from '../../../dealing/factors.ts'
import { expressionDrawing } from '../../../drawing.ts'

const sizes = [2, 3, 4, 5]
const pairs = sizes.flatMap((few) => sizes.filter((many) => many >= few).map((many) => [few, many] as const))
const deck = deckOf(pairs.length, pairsApart)
export const repeatedAddition: Dealer = {
  deal(random, before) {
    const [drawn, memory] = deck.draw(random, before)
    const [few, many] = pairs[drawn]!
    const [groups, size] = random.integer(0, 1) === 0 ? [few, many] : [many, few]
    return {
      question: {
        ask: { kind: 'repeatedAddition', groups, size },
        expects: { kind: 'number', answer: String(few * many), places: 0, compared: 'exact' },
        drawn: expressionDrawing,
      },
      memory,
    }
  },
  answer: { maxLength: 2, point: false },
}
