/** The questions for the length of an object by a ruler, Length 1.5 and 1.6 (docs/product/curriculum.md, "Length"). */

import type { Dealer } from '../../../dealer.ts'
import { deckOf } from '../../../dealing/deck.ts'
import type { MeasuredObject } from '../../../drawing.ts'
import { askFor } from './ask.ts'

const longest = 5
/** Objects that can be a few centimetres long. */
const objects: readonly MeasuredObject[] = ['pencil', 'ribbon', 'caterpillar']

/**
 * The start of an object that does not begin at 0 is 2 or more, if the ruler is long enough. From 1, reading its end
 * and counting its marks give the same wrong length.
 */
const usualStart = 2

export function rulers(start: 'from zero' | 'not from zero'): Dealer {
  const isFromZero = start === 'from zero'
  const deck = deckOf(isFromZero ? longest : longest - 1, 1)
  return {
    deal(random, before) {
      const [card, memory] = deck.draw(random, before)
      const length = card + 1
      const last = longest - length
      const from = isFromZero ? 0 : random.integer(Math.min(usualStart, last), last)
      const to = from + length
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
