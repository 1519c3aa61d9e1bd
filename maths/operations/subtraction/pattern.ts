/** The patterns of differences on the number line (docs/product/rules-of-play.md, "Your turn"). */
import { numbersOf } from '../../dealing/digits.ts'
import type { Question } from '../../question.ts'

/** Returns whether hopping back a number is shorter than hopping up from it to ten. */
export const isShortWayBack = (taken: number) => taken <= 3

/** Names the shorter way between ten and a part of it. */
export function patternFromTen(question: Question): string {
  return isShortWayBack(numbersOf(question)[1]) ? 'back' : 'up'
}

/** Names whether a ten is opened first, or the way goes back through one. */
export function patternThroughTen(question: Question): string {
  return numbersOf(question)[0] % 10 === 0 ? 'from a ten' : 'through ten'
}
