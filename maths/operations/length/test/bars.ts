/**
 * The rules of levels 1.1 and 1.2: the longest or the shortest bar. A bar is 100 to 249 long
 * (docs/product/curriculum.md, "Length").
 */
import type { Question } from '../../../question.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { sameData } from '../../../test/same-data.ts'

/** English compares two bars with "longer" and three with "longest". */
const wordsByWanted = {
  longest: { ofTwo: 'longer', ofThree: 'longest' },
  shortest: { ofTwo: 'shorter', ofThree: 'shortest' },
}

export function bars(wanted: keyof typeof wordsByWanted): LevelRule {
  const { ofTwo, ofThree } = wordsByWanted[wanted]
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'bars') return false
      const names = drawn.bars.map(({ label }) => label).join('')
      if (!['AB', 'ABC'].includes(names)) return false
      if (textOf(question) !== `Which is ${names.length === 2 ? ofTwo : ofThree}? Tap it.`) return false
      const ascending = drawn.bars.toSorted((a, b) => a.length - b.length)
      const answer = ascending.at(wanted === 'longest' ? -1 : 0)!.label
      const expected: Question = {
        ask: { kind: 'compare', things: 'bars', wanted: wanted === 'longest' ? 'more' : 'less' },
        expects: { kind: 'choice', choices: [...names], answer },
        drawn: { kind: 'bars', bars: drawn.bars.map(({ label, length }) => ({ label, from: 0, length })) },
      }
      return (
        ascending.every(({ length }) => Number.isInteger(length) && length >= 100 && length <= 249) &&
        ascending.every(({ length }, i) => i === 0 || length - ascending[i - 1]!.length >= 10) &&
        sameData(question, expected)
      )
    },
    follows: differsFromPrevious,
  }
}
