/** The rules of levels 1.3 and 1.4: an object of 2 to 5 hands or feet (docs/product/curriculum.md, "Length"). */

import { deckAllows } from '../../../test/rules/deck.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { textOf } from '../../../test/rules/text.ts'
import { asksForLength } from './ask.ts'

const things = { hand: 'hand spans', foot: 'feet' } as const

export function spans(span: 'hand' | 'foot'): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'spans') return false
      const { object, count } = drawn
      return (
        [2, 3, 4, 5].includes(count) &&
        ['scarf', 'rope', 'ribbon'].includes(object) &&
        textOf(question) === `How many ${things[span]} long is the ${object}?` &&
        asksForLength(question, {
          ask: { kind: 'countSpans', span, object },
          drawn: { kind: 'spans', span, object, count },
          answer: String(count),
        })
      )
    },
    follows(question, earlier) {
      const counts = [...earlier, question].map(({ drawn }) => (drawn.kind === 'spans' ? drawn.count : 0))
      return deckAllows(4, 1, counts)
    },
  }
}
