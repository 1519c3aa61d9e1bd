/** An object on a ruler in Length 1.5 and 1.6 (docs/product/curriculum.md, "Length"). */
import type { MeasuredObject } from '../../drawing.ts'
import type { Dealer } from '../../level.ts'
import { deckOf } from '../deck.ts'
import { askFor } from './ask.ts'

const longest = 5
/** What can be a few centimetres long. */
const objects: readonly MeasuredObject[] = ['pencil', 'ribbon', 'caterpillar']

/** Where the object can start and end, in whole centimetres. */
function stretches(starts: readonly number[]): (readonly [number, number])[] {
  return starts.flatMap((from) => Array.from({ length: longest - from }, (_, i) => [from, from + i + 1] as const))
}

export function rulers(start: 'from zero' | 'not from zero'): Dealer {
  const cards = stretches(start === 'from zero' ? [0] : [1, 2, 3, 4])
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
