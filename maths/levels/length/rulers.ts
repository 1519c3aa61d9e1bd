/** An object on a ruler (curriculum.md, Length 1.5 and 1.6; to 5 cm by specification 2, section 5). */
import type { MeasuredObject } from '../../drawing.ts'
import type { Dealer } from '../../level.ts'
import { deckOf } from '../deck.ts'
import { askFor, asksForLength } from './ask.ts'

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
      const text = `How long is the ${object}?`
      return {
        question: askFor(text, { kind: 'ruler', object, from, to, longest }, String(to - from), 0, 'cm'),
        memory,
      }
    },
    holds(question) {
      const { drawn, text } = question
      if (drawn.kind !== 'ruler' || !Number.isInteger(drawn.from) || !Number.isInteger(drawn.to)) return false
      return (
        (start === 'from zero' ? drawn.from === 0 : drawn.from >= 1) &&
        drawn.to > drawn.from &&
        drawn.to <= 5 &&
        drawn.longest === 5 &&
        ['pencil', 'ribbon', 'caterpillar'].includes(drawn.object) &&
        text === `How long is the ${drawn.object}?` &&
        asksForLength(question, String(drawn.to - drawn.from), 'cm')
      )
    },
    follows: (question, earlier) =>
      deck.allows([...earlier, question].map(({ drawn }) => (drawn.kind === 'ruler' ? 10 * drawn.from + drawn.to : 0))),
    answer: { signs: String(longest).length, point: false },
  }
}
