import { additionRules } from '../../operations/addition/test/rules.ts'
import { bedmasRules } from '../../operations/bedmas/test/rules.ts'
import { divisionRules } from '../../operations/division/test/rules.ts'
import { lengthRules } from '../../operations/length/test/rules.ts'
import { multiplicationRules } from '../../operations/multiplication/test/rules.ts'
import { numberphase1Rules } from '../../operations/numberphase1/test/rules.ts'
import { subtractionRules } from '../../operations/subtraction/test/rules.ts'
import { timestableRules } from '../../operations/timestable/test/rules.ts'
import type { PlayableLevel } from '../../playable/level.ts'
import type { Operation } from '../../vocabulary.ts'
import type { LevelRule, LevelRules } from './level-rule.ts'

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
