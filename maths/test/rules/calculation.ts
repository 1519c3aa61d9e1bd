/** Reads calculations from their displayed texts, and compares whole questions with the calculations. */
import type { Ask } from '../../ask.ts'
import type { Operator } from '../../expression.ts'
import type { Comparison, Question } from '../../question.ts'
import { sameData } from '../same-data.ts'
import { textOf } from './text.ts'

export interface Calculation {
  /** Both numbers are in whole units of the last decimal place of the level. */
  readonly a: number
  readonly b: number
  /** The numbers of displayed decimal places. */
  readonly aPlaces: number
  readonly bPlaces: number
  /** The meaning of the displayed text. */
  readonly ask: Ask
}

/**
 * Returns the two numbers of a question such as "47 + 38", or null for any other text or a needless zero.
 *
 * @param decimals the decimal places whose units both numbers have
 */
export function readCalculation(question: Question, operator: Operator, decimals = 0): Calculation | null {
  const [first, middle, second, ...rest] = textOf(question).split(' ')
  if (middle !== operator || !first || !second || rest.length > 0) return null
  const [a, b] = [readUnits(first, decimals), readUnits(second, decimals)]
  if (a === null || b === null) return null
  const expression = { operator, left: Number(first), right: Number(second) }
  const ask = { kind: 'calculation', expression } as const
  return { a, b, aPlaces: placesOf(first), bPlaces: placesOf(second), ask }
}

/**
 * Returns whether a question is exactly an expression with one box for the answer.
 *
 * @param ask the meaning that was read from the text
 * @param answer the right answer in its shortest form
 */
export function asksFor(question: Question, ask: Ask, answer: string, places: number, compared: Comparison): boolean {
  const expects = { kind: 'number', answer, places, compared } as const
  const asked: Question = { ask, expects, drawn: { kind: 'expression' } }
  return sameData(question, asked)
}

/** Returns whether a question is exactly an expression with two boxes, for quotient and remainder. */
export function asksForRemainder(question: Question, ask: Ask, quotient: number, remainder: number): boolean {
  const expects = {
    kind: 'quotientAndRemainder',
    quotient: String(quotient),
    remainder: String(remainder),
  } as const
  const asked: Question = { ask, expects, drawn: { kind: 'expression' } }
  return sameData(question, asked)
}

/** Returns a displayed number in units of 10^-decimals, or null if the text is not in the displayed form. */
export function readUnits(number: string, decimals: number): number | null {
  if (!/^(0|[1-9]\d*)(\.\d*[1-9])?$/.test(number) || placesOf(number) > decimals) return null
  const [whole = '', fraction = ''] = number.split('.')
  return Number(whole + fraction.padEnd(decimals, '0'))
}

/** Returns the displayed form of units of 10^-decimals: `showUnits(350, 2)` is "3.5". */
export function showUnits(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.0*$|(?<=\.\d*)0+$/, '')
}

export function placesOf(number: string): number {
  return number.split('.')[1]?.length ?? 0
}

/** Returns whether a value is a whole number with this many digits. One digit means 1 to 9. */
export function hasDigits(value: number, digits: number): boolean {
  return Number.isInteger(value) && value >= 10 ** (digits - 1) && value < 10 ** digits
}

export function isMultiple(value: number, factor: number): boolean {
  return value > 0 && value % factor === 0
}

export function isWithin(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high
}
