import type { PlayableLevel } from '../../playable/level.ts'
import type { Operation } from '../../vocabulary.ts'
import { additionRules } from './addition.ts'
import { bedmasRules } from './bedmas.ts'
import { divisionRules } from './division.ts'
import { lengthRules } from './length.ts'
import type { LevelRule, LevelRules } from './level-rule.ts'
import { multiplicationRules } from './multiplication.ts'
import { numberphase1Rules } from './numberphase1.ts'
import { subtractionRules } from './subtraction.ts'
import { timestableRules } from './timestable.ts'

export const rulesByOperation: { readonly [O in Operation]: LevelRules<O> } = {
  addition: additionRules,
  subtraction: subtractionRules,
  multiplication: multiplicationRules,
  division: divisionRules,
  bedmas: bedmasRules,
  timestable: timestableRules,
  length: lengthRules,
  numberphase1: numberphase1Rules,
}

/** Returns the rule of a level. */
export function ruleOf({ operation, id }: PlayableLevel): LevelRule {
  const rules: Readonly<Partial<Record<string, LevelRule>>> = rulesByOperation[operation]
  const rule = rules[id]
  if (!rule) throw new Error(`${operation} ${id} has no rule`)
  return rule
}
