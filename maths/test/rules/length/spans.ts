/** Levels 1.3 and 1.4: how many hands or feet long an object is, 2 to 5 (specification 2, section 5). */
import { deckAllows } from '../deck.ts'
import type { LevelRule } from '../level-rule.ts'
import { asksForLength } from './ask.ts'

export function spans(span: 'hand' | 'foot'): LevelRule {
  return {
    holds(question) {
      const { drawn, text } = question
      return (
        drawn.kind === 'spans' &&
        drawn.span === span &&
        [2, 3, 4, 5].includes(drawn.count) &&
        ['scarf', 'rope', 'ribbon'].includes(drawn.object) &&
        text === `How many ${span} spans long is the ${drawn.object}?` &&
        asksForLength(question, String(drawn.count), null)
      )
    },
    follows(question, earlier) {
      const counts = [...earlier, question].map(({ drawn }) => (drawn.kind === 'spans' ? drawn.count : 0))
      return deckAllows(4, 1, counts)
    },
  }
}
