/** The rule of theme .7 "order three numbers", smallest or largest first. */
import type { Question } from '../../../question.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { sameData } from '../../../test/same-data.ts'

export function orderThree(limit: number): LevelRule {
  return {
    holds(question) {
      if (question.expects.kind !== 'order') return false
      const { numbers } = question.expects
      const values = numbers.map(Number)
      if (values.some((value) => !Number.isInteger(value) || value < 0 || value > limit)) return false
      if (values.length !== 3 || new Set(values).size !== 3) return false
      const ascending = values.toSorted((a, b) => a - b).map(String)
      const text = textOf(question)
      const first = (['smallest', 'largest'] as const).find(
        (word) => text === `Tap the numbers in order, ${word} first.`,
      )
      const answer = first === 'smallest' ? ascending : ascending.toReversed()
      if (!first || answer.join() === numbers.join()) return false
      const expected: Question = {
        ask: { kind: 'order', first },
        expects: { kind: 'order', numbers: values.map(String), answer },
        drawn: { kind: 'nothing' },
      }
      return sameData(question, expected)
    },
    follows: differsFromPrevious,
  }
}
