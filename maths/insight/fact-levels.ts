import type { Operation } from '../curriculum.ts'

/** The levels of Multiplication whose questions are facts. Each level of Times Table is one. */
const multiplicationLevels: readonly string[] = ['1.2', '1.3', '1.4', '1.5', '1.6']

/** The operations with facts. */
export const factOperations = ['timestable', 'multiplication'] as const satisfies readonly Operation[]

/** Returns whether the level of a table in Times Table asks it times a number: "7 × 8" is in the table of 7. */
export function isAskedInTable(table: number, number: number): boolean {
  if (table <= 1) return number <= 9
  return number >= 2 && number <= (table <= 9 ? 9 : 12)
}

/** Returns whether the questions of a level are multiplication facts, each with two numbers up to 12. */
export function isFactLevel(operation: Operation, levelId: string): boolean {
  return operation === 'timestable' || (operation === 'multiplication' && multiplicationLevels.includes(levelId))
}
