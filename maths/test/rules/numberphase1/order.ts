/** Theme .7 "order three numbers", smallest or largest first. */

import { type OrderQuestion, sameQuestion } from '../../../question.ts'
import type { LevelRule } from '../level-rule.ts'
import { notTwiceRunning } from '../repeat.ts'

export function orderThree(limit: number): LevelRule {
  return {
    holds(question) {
      if (question.kind !== 'order') return false
      const { text, drawn, numbers } = question
      const values = numbers.map(Number)
      if (values.some((value) => !Number.isInteger(value) || value < 0 || value > limit)) return false
      if (values.length !== 3 || new Set(values).size !== 3) return false
      const rising = values.toSorted((a, b) => a - b).map(String)
      const first = /^Tap the numbers in order, (smallest|largest) first\.$/.exec(text)?.[1]
      const answer = first === 'smallest' ? rising : rising.toReversed()
      if (!first || drawn.kind !== 'nothing' || answer.join() === numbers.join()) return false
      const expected: OrderQuestion = {
        kind: 'order',
        text,
        drawn: { kind: 'nothing' },
        numbers: values.map(String),
        answer,
      }
      return sameQuestion(question, expected)
    },
    follows: notTwiceRunning,
  }
}
