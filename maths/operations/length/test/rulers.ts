/** The rules of levels 1.5 and 1.6: an object on a ruler of 5 cm (docs/product/curriculum.md, "Length"). */

import { deckAllows } from '../../../test/rules/deck.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { textOf } from '../../../test/rules/text.ts'
import { asksForLength } from './ask.ts'

export function rulers(start: 'from zero' | 'not from zero'): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'ruler' || !Number.isInteger(drawn.from) || !Number.isInteger(drawn.to)) return false
      const { object, from, to } = drawn
      return (
        (start === 'from zero' ? from === 0 : from >= 2 || (from === 1 && to === 5)) &&
        to > from &&
        to <= 5 &&
        ['pencil', 'ribbon', 'caterpillar'].includes(object) &&
        textOf(question) === `How long is the ${object}?` &&
        asksForLength(question, {
          ask: { kind: 'measure', object },
          drawn: { kind: 'ruler', object, from, to, longest: 5 },
          answer: String(to - from),
          unit: 'cm',
        })
      )
    },
    follows(question, earlier) {
      const lengths = [...earlier, question].map(({ drawn }) => (drawn.kind === 'ruler' ? drawn.to - drawn.from : 0))
      return deckAllows(start === 'from zero' ? 5 : 4, 1, lengths)
    },
  }
}
