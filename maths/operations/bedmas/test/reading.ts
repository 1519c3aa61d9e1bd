/** Reads expressions from their displayed texts and calculates them in exact fractions. */
import type { Expression, Operator } from '../../../expression.ts'

export interface Fraction {
  readonly top: bigint
  /** The denominator, always above 0. */
  readonly bottom: bigint
}

export interface Reading {
  /** The numbers as displayed, in order. */
  readonly numbers: readonly { readonly text: string; readonly isDivisor: boolean }[]
  readonly operators: readonly Operator[]
  /** The result of each operator, in the order of calculation. */
  readonly results: readonly Fraction[]
  readonly value: Fraction
  /** The meaning of the text. */
  readonly expression: Expression
  readonly hasBrackets: boolean
  readonly dividesByBrackets: boolean
}

/** A part of an expression: a number, or an operator with its two sides. */
interface Part {
  readonly value: Fraction
  readonly expression: Expression
}

/**
 * The length of the longest text that is read. All levels have shorter texts. Deeply nested brackets would overflow the
 * stack.
 */
const maxLength = 60

/**
 * Reads an expression. Calculates brackets first, then × and ÷, then + and −, each from the left. Returns null if
 * the text is not an expression or divides by 0.
 */
export function readExpression(text: string): Reading | null {
  if (text.length > maxLength) return null
  let at = 0
  let dividesByBrackets = false
  const numbers: { text: string; isDivisor: boolean }[] = []
  const operators: Operator[] = []
  const results: Fraction[] = []

  const accept = (expected: string) => {
    const found = text.startsWith(expected, at)
    if (found) at += expected.length
    return found
  }
  const apply = (left: Part, operator: Operator, right: Part | null): Part | null => {
    const value = right && calculate(left.value, operator, right.value)
    operators.push(operator)
    if (!value) return null
    results.push(value)
    return { value, expression: { operator, left: left.expression, right: right.expression } }
  }
  const sum = (): Part | null => {
    let part = product()
    while (part) {
      const operator = accept(' + ') ? '+' : accept(' − ') ? '−' : null
      if (!operator) return part
      part = apply(part, operator, product())
    }
    return null
  }
  const product = (): Part | null => {
    let part = single(false)
    while (part) {
      const operator = accept(' × ') ? '×' : accept(' ÷ ') ? '÷' : null
      if (!operator) return part
      part = apply(part, operator, single(operator === '÷'))
    }
    return null
  }
  const single = (isDivisor: boolean): Part | null => {
    if (accept('(')) {
      if (isDivisor) dividesByBrackets = true
      const part = sum()
      return accept(')') ? part : null
    }
    const number = /^\d+(\.\d+)?/.exec(text.slice(at))?.[0] ?? ''
    numbers.push({ text: number, isDivisor })
    return accept(number) && number !== '' ? { value: fractionOf(number), expression: Number(number) } : null
  }

  const whole = sum()
  if (!whole || at < text.length) return null
  return { ...whole, numbers, operators, results, hasBrackets: text.includes('('), dividesByBrackets }
}

/** Returns whether removing any pair of brackets changes the value. */
export function needsItsBrackets(text: string, { value }: Reading): boolean {
  const opening: number[] = []
  for (const [at, character] of [...text].entries()) {
    if (character === '(') opening.push(at)
    if (character !== ')') continue
    const from = opening.pop()!
    const without = readExpression(text.slice(0, from) + text.slice(from + 1, at) + text.slice(at + 1))
    if (without && without.value.top * value.bottom === value.top * without.value.bottom) return false
  }
  return true
}

/** Returns the value in units of 10^-places, or null if it has more decimal places. */
export function unitsOf({ top, bottom }: Fraction, places: number): number | null {
  const units = top * 10n ** BigInt(places)
  return units % bottom === 0n ? Number(units / bottom) : null
}

function fractionOf(number: string): Fraction {
  const [whole = '', fraction = ''] = number.split('.')
  return { top: BigInt(whole + fraction), bottom: 10n ** BigInt(fraction.length) }
}

function calculate(a: Fraction, operator: Operator, b: Fraction): Fraction | null {
  const bottom = a.bottom * b.bottom
  if (operator === '+') return { top: a.top * b.bottom + b.top * a.bottom, bottom }
  if (operator === '−') return { top: a.top * b.bottom - b.top * a.bottom, bottom }
  if (operator === '×') return { top: a.top * b.top, bottom }
  if (b.top === 0n) return null
  // The bottom is above 0 for a negative divisor too. No level allows one, and the rule sees it in `results`.
  return b.top > 0n
    ? { top: a.top * b.bottom, bottom: a.bottom * b.top }
    : { top: -a.top * b.bottom, bottom: -(a.bottom * b.top) }
}
