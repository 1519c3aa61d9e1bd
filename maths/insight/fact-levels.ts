import type { Operation } from '../curriculum.ts'

/** The levels of Multiplication whose questions are facts. Each level of Times Table is one. */
const multiplicationLevels: readonly string[] = ['1.2', '1.3', '1.4', '1.5', '1.6']

/** The operations with facts. */
export const factOperations = ['timestable', 'multiplication'] as const satisfies readonly Operation[]

/** Returns whether the questions of a level are multiplication facts, each with two numbers up to 12. */
export function isFactLevel(operation: Operation, levelId: string): boolean {
  return operation === 'timestable' || (operation === 'multiplication' && multiplicationLevels.includes(levelId))
}
