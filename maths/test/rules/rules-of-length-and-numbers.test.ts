import { describe, expect, it } from 'vitest'
import type { PlayableLevel } from '../../level.ts'
import { loadLevels } from '../../load.ts'
import { dealFrom } from '../deal.ts'
import { lengthRules } from './length.ts'
import type { LevelRule } from './level-rule.ts'
import { numberphase1Rules } from './numberphase1.ts'

const rulesById: Readonly<Record<string, Readonly<Record<string, LevelRule>>>> = {
  length: lengthRules,
  numberphase1: numberphase1Rules,
}
const levels = (await Promise.all([loadLevels('length'), loadLevels('numberphase1')])).flat()
const named = levels.map((level): [string, PlayableLevel] => [`${level.operation} ${level.id}`, level])

describe('the rules of Length and Number Structure', () => {
  describe.each(named)('%s', (_, level) => {
    const rule = rulesById[level.operation]![level.id]!
    const questions = dealFrom(level, 20_000, 'properties')

    it('the level deals only questions for which its rule holds', () => {
      expect(questions.filter((question) => !rule.holds(question)).slice(0, 3)).toEqual([])
    })

    it('the level deals each question as its rule allows after the ones before it', () => {
      const broken = questions.filter((question, i) => !rule.follows(question, questions.slice(Math.max(0, i - 40), i)))
      expect(broken.slice(0, 3)).toEqual([])
      expect(rule.follows(questions[0]!, [questions[0]!])).toBe(false)
    })
  })
})
