/** Theme .9 "find the missing part": the whole and one part are given. */

import type { LevelRule } from '../level-rule.ts'
import { notTwiceRunning } from '../repeat.ts'
import { asksWhole } from './ask.ts'

export function missingPart(limit: number): LevelRule {
  return {
    holds(question) {
      const { text, drawn } = question
      if (drawn.kind !== 'bond' || text !== `${drawn.whole} is ${drawn.part} and what?`) return false
      const { whole, part } = drawn
      if (!Number.isInteger(whole) || !Number.isInteger(part)) return false
      if (whole < 2 || whole > limit || part < 0 || part > whole) return false
      return asksWhole(question, whole - part, { kind: 'bond', whole, part })
    },
    follows: notTwiceRunning,
  }
}
