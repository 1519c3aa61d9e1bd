/** The digits of a question's numbers, for methods that work digit by digit. */
import { operandsOf } from '../operands.ts'
import type { Question } from '../question.ts'
import { digitAt, lengthOf, placesOf } from '../solve/operands.ts'
import type { Phrase } from '../solve/phrases/phrase.ts'

/** Returns the first two numbers of a question. */
export function pairOf(question: Question): readonly [number, number] {
  const [first = 0, second = 0] = operandsOf(question)
  return [first, second]
}

/** Two digits under each other. The places count from the right of both numbers: 0 is the last digit. */
export interface Column {
  readonly index: number
  readonly top: number
  readonly bottom: number
  readonly isFirst: boolean
}

/** Returns the columns of two whole numbers, from the right. */
export function columnsOf(a: number, b: number): Column[] {
  const count = Math.max(lengthOf(a), lengthOf(b))
  return Array.from({ length: count }, (_, index) => ({
    index,
    top: digitAt(a, index),
    bottom: digitAt(b, index),
    isFirst: index === count - 1,
  }))
}

/** Two decimals as whole numbers of their smallest place: 5.2 and 1.37 are 520 and 137 hundredths. */
export interface Scaled {
  readonly a: number
  readonly b: number
  /** The number of decimal places. */
  readonly places: number
}

export function scaledPair(question: Question): Scaled {
  const [a, b] = pairOf(question)
  const places = Math.max(placesOf(a), placesOf(b))
  return { a: Math.round(a * 10 ** places), b: Math.round(b * 10 ** places), places }
}

/** Returns the digits of a whole number from the left. */
export function digitsOf(number: number): number[] {
  return [...String(number)].map(Number)
}

/** Returns the whole number that digits or longer parts make side by side, from the left. */
export function joined(parts: readonly number[]): number {
  return Number(parts.join(''))
}

/** Returns the whole number of digits from the right, each at its place. A first digit may be larger than nine. */
export function atPlaces(digits: readonly number[]): number {
  return digits.reduce((sum, digit, place) => sum + digit * 10 ** place, 0)
}

/** Returns a number with its tens and its ones the other way round: 372 for 327. */
export function reversed(number: number): number {
  const [tens, ones] = [digitAt(number, 1), digitAt(number, 0)]
  return number - (10 * tens + ones) + 10 * ones + tens
}

/** Returns a number without the zeros at its end, and the place of its last other digit. */
export function withoutZeros(number: number): { readonly count: number; readonly place: number } {
  let [count, place] = [number, 0]
  while (count > 0 && count % 10 === 0) [count, place] = [count / 10, place + 1]
  return { count, place }
}

/** Asks for the operator. Below 100, in Stages 1 and 2, the child may know it better by what it does. */
export function whichOperator(question: Question): Phrase {
  const isSmall = pairOf(question).every((number) => number < 100 && Number.isInteger(number))
  return { kind: isSmall ? 'togetherOrAway' : 'lookAtOperator' }
}

export function changedDigit(question: Question): Phrase {
  const [, number] = pairOf(question)
  return { kind: 'whichDigitChanges', number, place: withoutZeros(number).place }
}

/** Returns the first number, and the second one with its first digit below that of the first: 524 and 310. */
export function leftAligned(question: Question): readonly [number, number] {
  const [a, b] = pairOf(question)
  return [a, b * 10 ** (lengthOf(a) - lengthOf(b))]
}

/** Two digits and one are worked out on a line or with blocks, where nothing is written below. */
export function alignedLeftHint(question: Question): Phrase {
  const [above, number] = pairOf(question)
  return above < 100 ? { kind: 'onesNotTens', number } : { kind: 'onesUnderOnes', number, above }
}
