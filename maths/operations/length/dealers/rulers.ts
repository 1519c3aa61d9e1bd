/** The questions for the length of an object by a ruler, Length 1.5 and 1.6 (docs/product/curriculum.md, "Length"). */

import type { Dealer } from '../../../dealer.ts'
import { deckOf } from '../../../dealing/deck.ts'
import type { MeasuredObject } from '../../../drawing.ts'
import { askFor } from './ask.ts'

const longest = 5
/** Objects that can be a few centimetres long. */
const objects: readonly MeasuredObject[] = ['pencil', 'ribbon', 'caterpillar']

/** Returns the possible starts and ends of the object, in whole centimetres. */
function positionsFrom(starts: readonly number[]): (readonly [number, number])[] {
  return starts.flatMap((from) => Array.from({ length: longest - from }, (_, i) => [from, from + i + 1] as const))
}

export function rulers(start: 'from zero' | 'not from zero'): Dealer {
  const cards = positionsFrom(start === 'from zero' ? [0] : [1, 2, 3, 4])
  const deck = deckOf(cards.length, 1)
  return {
    deal(random, before) {
      const [card, memory] = deck.draw(random, before)
      const [from, to] = cards[card]!
      const object = objects[random.integer(0, objects.length - 1)]!
      return {
        question: askFor(
          { kind: 'measure', object },
          { kind: 'ruler', object, from, to, longest },
          String(to - from),
          0,
          'cm',
        ),
        memory,
      }
    },
    answer: { maxLength: String(longest).length, point: false },
  }
}
