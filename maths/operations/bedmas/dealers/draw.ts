/** Draws the numbers of a shape while it calculates, so that divisions are exact and no value is below zero. */

import { operate } from '../../../dealing/calculation.ts'
import { decimalValue, writeDecimal } from '../../../decimal.ts'
import type { Expression, Operator, OperatorExpression } from '../../../expression.ts'
import type { Random } from '../../../random.ts'
import type { Numbers } from './numbers.ts'
import { type ExpressionShape, type Role, roughly, type Step, type WrongOrder, zeros } from './shape.ts'

/** The largest value of any step of the calculation. */
const largest = 10_000

export interface Drawn {
  readonly expression: OperatorExpression
  readonly answer: string
  /** The numbers in the units of the level, padded with 0. */
  readonly numbers: readonly number[]
}

/**
 * Tries once. Returns an expression and its value, or null if the numbers break a rule.
 *
 * @param told the wrong order whose value has to differ from the right one, if the shape allows it
 */
export function drawExpression(
  random: Random,
  shape: ExpressionShape,
  kit: Numbers,
  told: WrongOrder = 'fromLeft',
): Drawn | null {
  const numbers = zeros()
  const value = calculate(random, shape.steps, kit, numbers)
  if (value === null) return null
  // Brackets must change the value. A difference of 1e-6 or more is certain even in floating point.
  for (const without of shape.withoutBrackets) {
    if (Math.abs(roughly(without, numbers, kit.unit) - value / kit.unit) < 1e-6) return null
  }
  const wrong = shape[told]
  if (wrong && !isToldFrom(roughly(wrong, numbers, kit.unit, isWritten), value / kit.unit)) return null
  if (kit.unit > 1 && numbers.every((number) => number % kit.unit === 0)) return null
  return { expression: treeOf(shape.steps, numbers, kit), answer: writeDecimal(value, kit.places), numbers }
}

/** Returns whether the value of a wrong order is an answer that a child may give, and not the right one. */
function isToldFrom(wrong: number, right: number): boolean {
  return Math.abs(wrong - right) > 1e-6
}

/** Returns whether a value is neither negative nor long: it has at most four decimal places. */
function isWritten(value: number): boolean {
  const units = value * 1e4
  return value >= 0 && Math.abs(units - Math.round(units)) < 1e-3
}

/**
 * Draws the numbers into `numbers`. Returns the value in units, or null if a number or a value breaks a rule. The
 * value is exact, because every value is a whole number of units.
 */
function calculate(random: Random, steps: readonly Step[], kit: Numbers, numbers: number[]): number | null {
  const values = zeros()
  let last = -1
  for (const { operator, at, role } of steps) {
    let value: number | null
    if (operator === null) {
      value = drawNumber(random, at, role, kit, numbers, values[last]!)
      if (value === null) return null
      numbers[at] = value
    } else {
      value = apply(operator, values[last - 1]!, values[last]!, kit)
      if (value === null) return null
      last -= 2
    }
    values[++last] = value
  }
  return values[0]!
}

function drawNumber(
  random: Random,
  at: number,
  role: Role,
  kit: Numbers,
  numbers: number[],
  valueBefore: number,
): number | null {
  switch (role) {
    case 'free':
      return kit.draw(random, largest * kit.unit)
    case 'factor':
      return kit.drawFactor(random)
    case 'subtrahend':
      return kit.draw(random, valueBefore)
    case 'divisor':
      return kit.drawDivisor(random, valueBefore)
    case 'dividend': {
      const [dividend, divisor] = kit.drawDivision(random)
      numbers[at] = dividend
      numbers[at + 1] = divisor
      return dividend
    }
    case 'drawn':
      return numbers[at]!
  }
}

function apply(operator: Operator, a: number, b: number, { unit, multiplies }: Numbers): number | null {
  if (operator === '×' && !multiplies(a, b)) return null
  const value =
    operator === '+' ? a + b : operator === '−' ? a - b : operator === '×' ? (a * b) / unit : quotient(a, b, unit)
  return value !== null && value > 0 && value <= largest * unit && Number.isInteger(value) ? value : null
}

/** Returns null if the quotient is not exact, or is 1 because a value is divided by itself. */
function quotient(a: number, b: number, unit: number): number | null {
  return a !== b && (a * unit) % b === 0 ? (a * unit) / b : null
}

/** Returns the tree of an expression. Every shape has an operator, so its tree is never a bare number. */
function treeOf(steps: readonly Step[], numbers: readonly number[], { unit, places }: Numbers): OperatorExpression {
  const trees: Expression[] = []
  for (const { operator, at } of steps) {
    if (operator === null) {
      trees.push(unit === 1 ? numbers[at]! : decimalValue(numbers[at]!, places))
    } else {
      const right = trees.pop()!
      trees.push(operate(trees.pop()!, operator, right))
    }
  }
  return trees[0] as OperatorExpression
}
