import { type Operation, operations } from '../../curriculum.ts'
import type { PlayableLevel } from '../../playable/level.ts'
import type { LevelRule, LevelRules } from './level-rule.ts'

/** The file of an operation's rules. */
interface RulesFile<O extends Operation> {
  readonly rules: LevelRules<O>
  /** The stages and the single levels that Years 0 and 1 practise, if there are any. */
  readonly early?: readonly string[]
}

async function load(operation: Operation) {
  const file: RulesFile<Operation> = await import(`../../operations/${operation}/test/rules.ts`)
  return [operation, file] as const
}

const files = await Promise.all(operations.map(load))

export const rulesByOperation = Object.fromEntries(files.map(([operation, { rules }]) => [operation, rules])) as {
  readonly [O in Operation]: LevelRules<O>
}

export const earlyByOperation = Object.fromEntries(
  files.map(([operation, { early = [] }]) => [operation, early]),
) as Readonly<Record<Operation, readonly string[]>>

/** Returns the rule of a level. */
export function ruleOf({ operation, id }: PlayableLevel): LevelRule {
  const rules: Readonly<Partial<Record<string, LevelRule>>> = rulesByOperation[operation]
  const rule = rules[id]
  if (!rule) throw new Error(`${operation} ${id} has no rule`)
  return rule
}
