import type { Question } from '../../question.ts'
import { sameData } from '../same-data.ts'

/** Returns whether a question differs from the one before it (docs/product/curriculum.md, "Repeats"). */
export function notTwiceRunning(question: Question, earlier: readonly Question[]): boolean {
  const before = earlier.at(-1)
  return before === undefined || !sameData(question, before)
}
