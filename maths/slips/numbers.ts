/** The digits of a question's numbers, for methods that work digit by digit. */
import { operandsOf } from '../operands.ts'
import type { Question } from '../question.ts'
import { digitAt, lengthOf, placesOf } from '../solve/operands.ts'

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
