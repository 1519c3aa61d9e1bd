/** Levels 1.5 and 1.6: an object on a ruler of 5 cm (specification 2, section 5). */
import { deckAllows } from '../deck.ts'
import type { LevelRule } from '../level-rule.ts'
import { asksForLength } from './ask.ts'

export function rulers(start: 'from zero' | 'not from zero'): LevelRule {
  return {
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
    follows(question, earlier) {
      const ends = [...earlier, question].map(({ drawn }) => (drawn.kind === 'ruler' ? 10 * drawn.from + drawn.to : 0))
      return deckAllows(start === 'from zero' ? 5 : 10, 1, ends)
    },
  }
}
