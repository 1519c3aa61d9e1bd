/** Levels 1.1 and 1.2: which bar is longest or shortest. Bars are 100 to 249 long (specification 2, section 5). */

import { type Question, sameQuestion } from '../../../question.ts'
import type { LevelRule } from '../level-rule.ts'
import { notTwiceRunning } from '../repeat.ts'

export function bars(wanted: 'longest' | 'shortest'): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'bars') return false
      const names = drawn.bars.map(({ label }) => label).join('')
      if (!['AB', 'ABC'].includes(names)) return false
      const rising = drawn.bars.toSorted((a, b) => a.length - b.length)
      // English compares two bars with "longer" and three with "longest".
      const word = names.length === 3 ? wanted : wanted === 'longest' ? 'longer' : 'shorter'
      const asked: Question = {
        kind: 'choice',
        text: `Which is ${word}? Tap it.`,
        drawn,
        choices: [...names],
        answer: rising.at(wanted === 'longest' ? -1 : 0)!.label,
      }
      return (
        rising.every(({ from, length }) => from === 0 && Number.isInteger(length) && length >= 100 && length <= 249) &&
        rising.every(({ length }, i) => i === 0 || length - rising[i - 1]!.length >= 10) &&
        sameQuestion(question, asked)
      )
    },
    follows: notTwiceRunning,
  }
}
