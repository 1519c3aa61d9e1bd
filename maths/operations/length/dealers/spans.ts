/** The questions for a length in hands or feet in Length 1.3 and 1.4 (docs/product/curriculum.md, "Length"). */

import type { Dealer } from '../../../dealer.ts'
import { deckOf } from '../../../dealing/deck.ts'
import type { MeasuredObject } from '../../../drawing.ts'
import { askFor } from './ask.ts'

const fewest = 2
const most = 5
/** Objects that can be several hands or feet long. */
const objects: readonly MeasuredObject[] = ['scarf', 'rope', 'ribbon']

const deck = deckOf(most - fewest + 1, 1)

export function spans(span: 'hand' | 'foot'): Dealer {
  return {
    deal(random, before) {
      const [card, memory] = deck.draw(random, before)
      const count = fewest + card
      const object = objects[random.integer(0, objects.length - 1)]!
      const ask = { kind: 'countSpans', span, object } as const
      return { question: askFor(ask, { kind: 'spans', span, object, count }, String(count)), memory }
    },
    answer: { maxLength: String(most).length, point: false },
  }
}
