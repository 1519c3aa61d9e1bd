import type { Question } from '../../question.ts'
import { textOf } from './text.ts'

/**
 * Returns whether a pair of factors differs from the last five pairs. Either order is the same pair
 * (docs/product/curriculum.md, "Repeats").
 */
export function differsFromRecentPairs(question: Question, earlier: readonly Question[]): boolean {
  const pair = pairIn(question)
  return earlier.slice(-5).every((before) => pairIn(before) !== pair)
}

/** Returns the two factors in a fixed order: "3 4" for "4 × 3" and for "4 + 4 + 4 = 3 × 4". */
export function pairIn(question: Question): string {
  return factorsIn(question).sort().join(' ')
}

/** Returns the two factors in the displayed order. */
export function factorsIn(question: Question): string[] {
  const text = textOf(question)
  return text
    .slice(text.indexOf('=') + 1)
    .trim()
    .split(' × ')
}
