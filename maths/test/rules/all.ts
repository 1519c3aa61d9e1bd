import type { PlayableLevel } from '../../level.ts'
import { additionRules } from './addition.ts'
import { bedmasRules } from './bedmas.ts'
import { divisionRules } from './division.ts'
import type { LevelRule } from './level-rule.ts'
import { multiplicationRules } from './multiplication.ts'
import { subtractionRules } from './subtraction.ts'
import { timestableRules } from './timestable.ts'

export const rulesByOperation = {
  addition: additionRules,
  subtraction: subtractionRules,
  multiplication: multiplicationRules,
  division: divisionRules,
  bedmas: bedmasRules,
  timestable: timestableRules,
}

/** Returns the rule of a level. */
export function ruleOf({ operation, id, dealer }: PlayableLevel): LevelRule {
  const rules: Readonly<Record<string, Readonly<Record<string, LevelRule>>>> = rulesByOperation
  const rule = rules[operation]?.[id]
  if (rule) return rule
  // Fallback while length and numberphase1 have no entry above: their dealers still bring the rule.
  const { holds, follows } = dealer
  if (!holds || !follows) throw new Error(`${operation} ${id} has no rule`)
  return { holds, follows }
}
