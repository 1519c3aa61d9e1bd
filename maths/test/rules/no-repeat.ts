import type { Question } from '../../question.ts'
import { sameData } from '../same-data.ts'

/** Returns whether a question differs from the previous one (docs/product/curriculum.md, "Repeats"). */
export function differsFromPrevious(question: Question, earlier: readonly Question[]): boolean {
  const previous = earlier.at(-1)
  return previous === undefined || !sameData(question, previous)
}
