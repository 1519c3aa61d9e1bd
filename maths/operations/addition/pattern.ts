/** The patterns of sums on the number line (docs/product/rules-of-play.md, "Your turn"). */
import { numbersOf } from '../../dealing/digits.ts'
import type { Question } from '../../question.ts'

/** Names whether ones are added to a ten, or to a number with ones. */
export function patternOfOnes(question: Question): string {
  return numbersOf(question)[0] % 10 === 0 ? 'to a ten' : 'to ones'
}

/** The largest number whose neighbour is added by a double. From 8, ten is nearer: 8 + 7 is 10 + 5. */
const mostDoubled = 7

/** Returns whether a sum is worked out from the double of its smaller number: 6 + 7 is double 6 and 1 more. */
export function isNearDouble(a: number, b: number): boolean {
  return Math.max(a, b) <= mostDoubled && Math.abs(a - b) === 1
}

/** Names whether a double helps, or the way goes through ten. */
export function patternThroughTen(question: Question): string {
  return isNearDouble(...numbersOf(question)) ? 'near double' : 'through ten'
}
