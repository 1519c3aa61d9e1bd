/** The rules of BEDMAS (docs/product/curriculum.md, "BEDMAS"). */

import { needsItsBrackets, type Reading, readExpression, unitsOf } from './bedmas/read.ts'
import type { LevelRule, LevelRules } from './level-rule.ts'
import { notTwiceRunning } from './repeat.ts'
import { textOf } from './text.ts'
import { asksFor, readUnits, showUnits } from './written.ts'

const largestResult = 10_000n

export const bedmasRules: LevelRules<'bedmas'> = {
  '1.1': expressions(0, (reading) => between(reading, 3, 4) && wholeFrom(reading, 1, 9)),
  '1.2': expressions(0, (reading) => between(reading, 3, 4) && wholeFrom(reading, 1, 99) && !reading.hasBrackets),
  '1.3': expressions(
    0,
    (reading) => between(reading, 4, 5) && wholeFrom(reading, 10, 99, 1, 9) && !reading.dividesByBrackets,
  ),
  '1.4': expressions(2, (reading) => between(reading, 4, 5) && tenthsFrom(reading, 10, 100)),
}

/**
 * @param places the most decimal places of the answers and of every result on the way
 * @param rule the level's rule on numbers and brackets
 */
function expressions(places: number, rule: (reading: Reading) => boolean): LevelRule {
  return {
    holds(question) {
      const text = textOf(question)
      const reading = readExpression(text)
      if (!reading || !holdsFor(reading, text, places) || !rule(reading)) return false
      const { value, expression } = reading
      if (typeof expression === 'number') return false
      const ask = { kind: 'calculation', expression } as const
      return asksFor(question, ask, showUnits(unitsOf(value, places)!, places), places, 'near')
    },
    follows: notTwiceRunning,
  }
}

/** The rules of every level: both kinds of operator, no negative or too long result on the way, needed brackets. */
function holdsFor(reading: Reading, text: string, places: number): boolean {
  const { operators, results, value } = reading
  return (
    operators.some((operator) => operator === '+' || operator === '−') &&
    operators.some((operator) => operator === '×' || operator === '÷') &&
    operators.filter((operator) => operator === '×').length <= 2 &&
    results.every((result) => result.top >= 0n && unitsOf(result, places) !== null) &&
    value.top <= largestResult * value.bottom &&
    needsItsBrackets(text, reading)
  )
}

function between({ numbers }: Reading, fewest: number, most: number): boolean {
  return numbers.length >= fewest && numbers.length <= most
}

/** Returns whether all numbers are whole and from low to high; divisors can have limits of their own. */
function wholeFrom({ numbers }: Reading, low: number, high: number, lowDivisor = low, highDivisor = high): boolean {
  return numbers.every(({ text, isDivisor }) => {
    const value = readUnits(text, 0)
    return value !== null && (isDivisor ? value >= lowDivisor && value <= highDivisor : value >= low && value <= high)
  })
}

/** Returns whether all numbers have at most one place and are from low to high, at least one of them with a place. */
function tenthsFrom({ numbers }: Reading, low: number, high: number): boolean {
  const tenths = numbers.map(({ text }) => readUnits(text, 1))
  return (
    tenths.every((value) => value !== null && value >= low * 10 && value <= high * 10) &&
    tenths.some((value) => value !== null && value % 10 !== 0)
  )
}
