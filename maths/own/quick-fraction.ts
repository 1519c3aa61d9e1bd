/**
 * Exact fractions in ordinary numbers, for the 20,000 combinations of an own problem. Fractions of `bigint`
 * (fraction.ts) have no limits, but each of their operations makes new objects. Here each part of an expression has one
 * object, which every combination fills again. A result that could be inexact is given up, and `fraction.ts` has it.
 */
import type { Comparison, Condition, OwnExpression, OwnOperator } from './expression.ts'

/** The value `numerator / denominator`. Both are whole numbers below 2^53, and the denominator is above 0. */
export interface QuickFraction {
  numerator: number
  denominator: number
}

/** Whether a result is exact, divides by zero, or has a number of 2^53 or more. */
export type QuickState = 'exact' | 'divisionByZero' | 'tooLarge'

/** An expression that is worked out again and again. `value` is its result after `workOut`, if that is exact. */
export interface QuickExpression {
  readonly value: QuickFraction
  readonly workOut: () => QuickState
}

/** The state of a condition: whether it holds, or why that is not known. */
export type QuickCondition = () => boolean | Exclude<QuickState, 'exact'>

/**
 * Returns whether a product or a sum was exact. Both operands are whole numbers below 2^53. A result of 2^53 or more
 * may be rounded, but never to a number below 2^53.
 */
const isExact = (result: number) => Math.abs(result) <= Number.MAX_SAFE_INTEGER

/** Returns the value of a decimal such as "-3.75", or null if it has too many digits. */
export function quickFraction(decimal: string): QuickFraction | null {
  const [whole = '', places = ''] = decimal.split('.')
  const [numerator, denominator] = [Number(whole + places), 10 ** places.length]
  return isExact(numerator) && isExact(denominator) ? { numerator, denominator } : null
}

export const newFraction = (): QuickFraction => ({ numerator: 0, denominator: 1 })

export function fillWith(value: QuickFraction, { numerator, denominator }: QuickFraction): void {
  value.numerator = numerator
  value.denominator = denominator
}
const exact = (): QuickState => 'exact'
const tooLarge = (): QuickState => 'tooLarge'

/** Returns an expression over the values of names. The values may be filled again before each `workOut`. */
export function quickExpression(
  expression: OwnExpression,
  fractionBy: (name: string) => QuickFraction,
): QuickExpression {
  switch (expression.kind) {
    case 'number': {
      const value = quickFraction(expression.decimal)
      return value ? { value, workOut: exact } : { value: newFraction(), workOut: tooLarge }
    }
    case 'name':
      return { value: fractionBy(expression.name), workOut: exact }
    case 'negative': {
      const of = quickExpression(expression.of, fractionBy)
      const value = newFraction()
      const workOut = () => {
        const state = of.workOut()
        value.numerator = -of.value.numerator
        value.denominator = of.value.denominator
        return state
      }
      return { value, workOut }
    }
    case 'operation': {
      const value = newFraction()
      const apply = applyByOperator[expression.operator]
      const [left, right] = [expression.left, expression.right].map((one) => quickExpression(one, fractionBy)) as [
        QuickExpression,
        QuickExpression,
      ]
      const workOut = () => {
        const first = left.workOut()
        if (first !== 'exact') return first
        const second = right.workOut()
        return second === 'exact' ? apply(left.value, right.value, value) : second
      }
      return { value, workOut }
    }
  }
}

type Apply = (a: QuickFraction, b: QuickFraction, result: QuickFraction) => QuickState

const applyByOperator: { readonly [O in OwnOperator]: Apply } = {
  '+': (a, b, result) => addTimes(a, b, 1, result),
  '−': (a, b, result) => addTimes(a, b, -1, result),
  '×': (a, b, result) => fill(result, a.numerator * b.numerator, a.denominator * b.denominator),
  '÷': (a, b, result) => {
    if (b.numerator === 0) return 'divisionByZero'
    const sign = b.numerator < 0 ? -1 : 1
    return fill(result, sign * a.numerator * b.denominator, sign * a.denominator * b.numerator)
  },
}

/** Adds `a` and `sign` times `b`. */
function addTimes(a: QuickFraction, b: QuickFraction, sign: 1 | -1, result: QuickFraction): QuickState {
  if (a.denominator === b.denominator) return fill(result, a.numerator + sign * b.numerator, a.denominator)
  const [first, second] = [a.numerator * b.denominator, b.numerator * a.denominator]
  if (!isExact(first) || !isExact(second)) return 'tooLarge'
  return fill(result, first + sign * second, a.denominator * b.denominator)
}

function fill(result: QuickFraction, numerator: number, denominator: number): QuickState {
  result.numerator = numerator
  result.denominator = denominator
  return isExact(numerator) && isExact(denominator) ? 'exact' : 'tooLarge'
}

export function quickCondition(
  { comparison, left, right }: Condition,
  fractionBy: (name: string) => QuickFraction,
): QuickCondition {
  const [a, b] = [quickExpression(left, fractionBy), quickExpression(right, fractionBy)]
  const holds = holdsByComparison[comparison]
  return () => {
    const first = a.workOut()
    if (first !== 'exact') return first
    const second = b.workOut()
    if (second !== 'exact') return second
    // Both values with the same denominator.
    const [one, other] = [a.value.numerator * b.value.denominator, b.value.numerator * a.value.denominator]
    return isExact(one) && isExact(other) ? holds(one, other) : 'tooLarge'
  }
}

const holdsByComparison: { readonly [C in Comparison]: (a: number, b: number) => boolean } = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '≥': (a, b) => a >= b,
  '≤': (a, b) => a <= b,
  '=': (a, b) => a === b,
  '≠': (a, b) => a !== b,
  'is a multiple of': (a, b) => (b === 0 ? a === 0 : a % b === 0),
}

const places = 6
const unitsOfOne = 10 ** places
const largest = 1_000_000_000

/**
 * Returns the value as a decimal without needless zeros, or why it is not an answer, as `decimalOf` in fraction.ts
 * does. Returns null if the value may be inexact.
 */
export function quickDecimal({ numerator, denominator }: QuickFraction): string | { refused: 'long' | 'large' } | null {
  const amount = Math.abs(numerator)
  const rest = amount % denominator
  const whole = (amount - rest) / denominator
  if (whole > largest || (whole === largest && rest > 0)) return { refused: 'large' }
  const units = rest * unitsOfOne
  if (!isExact(units)) return null
  if (units % denominator !== 0) return { refused: 'long' }
  const digits = units / denominator
  const decimal = digits === 0 ? String(whole) : `${whole}.${String(digits).padStart(places, '0').replace(/0+$/, '')}`
  return numerator < 0 ? `-${decimal}` : decimal
}
