/** A calculation read back from its displayed text, for rules that must not trust the dealing. */
import type { Question } from '../question.ts'

export interface Calculation {
  /** Both numbers in whole units of the last decimal place asked for. */
  readonly a: number
  readonly b: number
  readonly decimals: number
  /** Decimal places as displayed. */
  readonly aPlaces: number
  readonly bPlaces: number
  /** How many columns carry when the two are added, from the right, with what was carried before. */
  readonly carries: number
}

/** Two numbers without needless zeros and the sign between them, or null where the text is anything else. */
export function readCalculation(question: Question, sign: '+', decimals: number): Calculation | null {
  if (question.kind !== 'number' || question.places !== decimals) return null
  const [first, middle, second, ...rest] = question.text.split(' ')
  if (middle !== sign || !first || !second || rest.length > 0) return null
  const number = /^(0|[1-9]\d*)(\.\d*[1-9])?$/
  if (!number.test(first) || !number.test(second)) return null
  const [a, b] = [units(first, decimals), units(second, decimals)]
  return { a, b, decimals, aPlaces: placesOf(first), bPlaces: placesOf(second), carries: countCarries(a, b) }
}

/** A whole number with so many digits, no leading zero; one digit means 1 to 9. */
export function isWhole(value: number, digits: number): boolean {
  return value >= 10 ** (digits - 1) && value < 10 ** digits
}

function units(number: string, decimals: number): number {
  const [whole = '', fraction = ''] = number.split('.')
  return Number(whole + fraction.padEnd(decimals, '0'))
}

function placesOf(number: string): number {
  return number.split('.')[1]?.length ?? 0
}

function countCarries(a: number, b: number): number {
  let carried = 0
  let count = 0
  for (let power = 1; power <= Math.max(a, b); power *= 10) {
    carried = (Math.floor(a / power) % 10) + (Math.floor(b / power) % 10) + carried >= 10 ? 1 : 0
    count += carried
  }
  return count
}
