import { type Operation, operations } from '../../curriculum.ts'
import type { PlayableLevel } from '../../playable/level.ts'
import type { LevelRule, LevelRules } from './level-rule.ts'

type RulesByOperation = { readonly [O in Operation]: LevelRules<O> }

async function load(operation: Operation) {
  const loaded: { readonly rules: LevelRules<Operation> } = await import(`../../operations/${operation}/test/rules.ts`)
  return [operation, loaded.rules] as const
}

/** The rules of each operation, from its folder. */
export const rulesByOperation = Object.fromEntries(await Promise.all(operations.map(load))) as RulesByOperation

/** Returns the rule of a level. */
export function ruleOf({ operation, id }: PlayableLevel): LevelRule {
  const rules: Readonly<Partial<Record<string, LevelRule>>> = rulesByOperation[operation]
  const rule = rules[id]
  if (!rule) throw new Error(`${operation} ${id} has no rule`)
  return rule
}
