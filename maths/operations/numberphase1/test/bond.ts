/** The rule of theme .9 "find the missing part". The whole and one part are given. */

import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { asksWhole } from './ask.ts'

export function partOfWhole(limit: number): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'bond') return false
      const { whole, part } = drawn
      if (textOf(question) !== `${whole} is ${part} and what?`) return false
      if (!Number.isInteger(whole) || !Number.isInteger(part)) return false
      if (whole < 2 || whole > limit || part < 0 || part > whole) return false
      return asksWhole(question, { kind: 'missingPart', whole, part }, { kind: 'bond', whole, part }, whole - part)
    },
    follows: differsFromPrevious,
  }
}
