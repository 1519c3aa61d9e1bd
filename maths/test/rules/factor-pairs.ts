import type { Question } from '../../question.ts'
import { textOf } from './text.ts'

/**
 * Returns whether a pair of factors is none of the last five. Either order is the same pair
 * (docs/product/curriculum.md, "Repeats").
 */
export function pairNotLately(question: Question, earlier: readonly Question[]): boolean {
  const pair = pairIn(question)
  return earlier.slice(-5).every((before) => pairIn(before) !== pair)
}

/** Returns the two factors in a fixed order: "3 4" for "4 × 3" and for "4 + 4 + 4 = 3 × 4". */
export function pairIn(question: Question): string {
  return factorsIn(question).sort().join(' ')
}

/** Returns the two factors as displayed. */
export function factorsIn(question: Question): string[] {
  const text = textOf(question)
  return text
    .slice(text.indexOf('=') + 1)
    .trim()
    .split(' × ')
}
