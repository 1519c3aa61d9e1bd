/** Calculations read back from their displayed text, for rules that must not trust the dealing. */
import { expression } from '../drawing.ts'
import { type Comparison, type Question, sameQuestion } from '../question.ts'

export interface Calculation {
  /** Both numbers in whole units of the last decimal place asked for. */
  readonly a: number
  readonly b: number
  /** Decimal places as displayed. */
  readonly aPlaces: number
  readonly bPlaces: number
}

/**
 * "47 + 38" with its two numbers, each without needless zeros, or null where the text is anything else.
 *
 * @param decimals the places in whose units both numbers are given
 */
export function readCalculation({ text }: Question, sign: '+' | '−' | '×' | '÷', decimals = 0): Calculation | null {
  const [first, middle, second, ...rest] = text.split(' ')
  if (middle !== sign || !first || !second || rest.length > 0) return null
  const [a, b] = [readUnits(first, decimals), readUnits(second, decimals)]
  if (a === null || b === null) return null
  return { a, b, aPlaces: placesOf(first), bPlaces: placesOf(second) }
}

/**
 * Whether a question is, to the last field, its text as an expression with a box for one number, in the way a level asks
 * for it: the answer in its shortest form, its places, its comparison.
 */
export function asksFor(question: Question, answer: string, places: number, compared: Comparison): boolean {
  const { text } = question
  return sameQuestion(question, { kind: 'number', text, drawn: expression, answer, places, compared })
}

/** The same with two boxes, for quotient and remainder. */
export function asksForRemainder(question: Question, quotient: number, remainder: number): boolean {
  return sameQuestion(question, {
    kind: 'quotientAndRemainder',
    text: question.text,
    drawn: expression,
    quotient: String(quotient),
    remainder: String(remainder),
  })
}

/** A displayed number in units of 10^-decimals, or null where it is not written as numbers are shown. */
export function readUnits(number: string, decimals: number): number | null {
  if (!/^(0|[1-9]\d*)(\.\d*[1-9])?$/.test(number) || placesOf(number) > decimals) return null
  const [whole = '', fraction = ''] = number.split('.')
  return Number(whole + fraction.padEnd(decimals, '0'))
}

export function placesOf(number: string): number {
  return number.split('.')[1]?.length ?? 0
}

/** A whole number with so many digits, no leading zero; one digit means 1 to 9. */
export function hasDigits(value: number, digits: number): boolean {
  return Number.isInteger(value) && value >= 10 ** (digits - 1) && value < 10 ** digits
}

export function isMultiple(value: number, of: number): boolean {
  return value > 0 && value % of === 0
}

export function isWithin(value: number, low: number, high: number): boolean {
  return Number.isInteger(value) && value >= low && value <= high
}

/** How many columns carry when two whole numbers are added, from the right, with what was carried before. */
export function carries(a: number, b: number): number {
  let carried = 0
  let count = 0
  for (let power = 1; power <= Math.max(a, b); power *= 10) {
    carried = digitAt(a, power) + digitAt(b, power) + carried >= 10 ? 1 : 0
    count += carried
  }
  return count
}

/** How many columns borrow when b is taken from a, from the right, with what was borrowed before. */
export function borrows(a: number, b: number): number {
  let borrowed = 0
  let count = 0
  for (let power = 1; power <= Math.max(a, b); power *= 10) {
    borrowed = digitAt(a, power) - borrowed < digitAt(b, power) ? 1 : 0
    count += borrowed
  }
  return count
}

/** What each column of a carries when it is multiplied by a digit, from the right, with what was carried before. */
export function carriesTimes(a: number, digit: number): number[] {
  const carried: number[] = []
  for (let power = 1; power <= a; power *= 10) {
    carried.push(Math.floor((digitAt(a, power) * digit + (carried.at(-1) ?? 0)) / 10))
  }
  return carried
}

/** The digit at a power of ten: `digitAt(472, 10)` is 7. */
export function digitAt(value: number, power: number): number {
  return Math.floor(value / power) % 10
}
