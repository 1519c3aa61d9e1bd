/** The rules of BEDMAS (docs/product/curriculum.md, "BEDMAS"). */

import type { Expression } from '../../../expression.ts'
import { asksFor, readUnits, showUnits } from '../../../test/rules/calculation.ts'
import type { LevelRule, LevelRules } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { numberOf } from '../../../test/said-equations.ts'
import { needsItsBrackets, type Reading, readExpression, unitsOf } from './reading.ts'

const largestResult = 10_000n

export const rules: LevelRules<'bedmas'> = {
  '1.1': expressions(0, (reading) => hasNumbers(reading, 3, 4) && wholeFrom(reading, 1, 9)),
  '1.2': expressions(
    0,
    (reading) =>
      hasNumbers(reading, 3, 4) &&
      wholeFrom(reading, 1, 99) &&
      !reading.hasBrackets &&
      hasEasyProducts(reading.expression),
  ),
  '1.3': expressions(
    0,
    (reading) =>
      hasNumbers(reading, 4, 5) &&
      wholeFrom(reading, 10, 99, 1, 9) &&
      !reading.dividesByBrackets &&
      hasEasyProducts(reading.expression),
  ),
  '1.4': expressions(
    2,
    (reading) => hasNumbers(reading, 4, 5) && tenthsFrom(reading, 10, 100) && hasEasyFactors(reading.expression),
  ),
}

/**
 * @param places the most decimal places of the answers and of the intermediate results
 * @param rule the level's rule about numbers and brackets
 */
function expressions(places: number, rule: (reading: Reading) => boolean): LevelRule {
  return {
    holds(question) {
      const text = textOf(question)
      const reading = readExpression(text)
      if (!reading || !keepsCommonRules(reading, text, places) || !rule(reading)) return false
      const { value, expression } = reading
      if (typeof expression === 'number') return false
      const ask = { kind: 'calculation', expression } as const
      return asksFor(question, ask, showUnits(unitsOf(value, places)!, places), places, 'near')
    },
    follows: differsFromPrevious,
  }
}

/** Returns whether a question keeps the rules of all levels about operators, results and brackets. */
function keepsCommonRules(reading: Reading, text: string, places: number): boolean {
  const { operators, results, value } = reading
  return (
    operators.some((operator) => operator === '+' || operator === '−') &&
    operators.some((operator) => operator === '×' || operator === '÷') &&
    operators.filter((operator) => operator === '×').length <= 2 &&
    results.every((result) => result.top > 0n && unitsOf(result, places) !== null) &&
    !results.some(({ top, bottom }, i) => operators[i] === '÷' && top === bottom) &&
    value.top <= largestResult * value.bottom &&
    needsItsBrackets(text, reading)
  )
}

/** Returns whether each division is by an easy number, and each multiplication has one on either side. */
function hasEasyFactors(expression: Expression): boolean {
  if (typeof expression === 'number') return true
  const { operator, left, right } = expression
  if (operator === '÷' && !isEasy(right)) return false
  if (operator === '×' && !isEasy(left) && !isEasy(right)) return false
  return hasEasyFactors(left) && hasEasyFactors(right)
}

/** Returns whether each product is below 200 or has a factor of 2, 5, 10 or 20. */
function hasEasyProducts(expression: Expression): boolean {
  if (typeof expression === 'number') return true
  const { operator, left, right } = expression
  const factors = [numberOf(left), numberOf(right)] as const
  const isEasyProduct = factors[0] * factors[1] < 200 || factors.some((factor) => [2, 5, 10, 20].includes(factor))
  return (operator !== '×' || isEasyProduct) && hasEasyProducts(left) && hasEasyProducts(right)
}

function isEasy(expression: Expression): boolean {
  return typeof expression === 'number' && [10, 20, 25, 50, 100].includes(expression)
}

function hasNumbers({ numbers }: Reading, fewest: number, most: number): boolean {
  return numbers.length >= fewest && numbers.length <= most
}

/** Returns whether all numbers are whole and from low to high. Divisors can have other limits. */
function wholeFrom({ numbers }: Reading, low: number, high: number, lowDivisor = low, highDivisor = high): boolean {
  return numbers.every(({ text, isDivisor }) => {
    const value = readUnits(text, 0)
    return value !== null && (isDivisor ? value >= lowDivisor && value <= highDivisor : value >= low && value <= high)
  })
}

/** Returns whether all numbers are from low to high with at most one decimal place, and one number has one. */
function tenthsFrom({ numbers }: Reading, low: number, high: number): boolean {
  const tenths = numbers.map(({ text }) => readUnits(text, 1))
  return (
    tenths.every((value) => value !== null && value >= low * 10 && value <= high * 10) &&
    tenths.some((value) => value !== null && value % 10 !== 0)
  )
}
