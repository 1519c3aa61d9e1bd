/** The rules of division (docs/product/curriculum.md, "Division"). */

import {
  asksFor,
  asksForRemainder,
  type Calculation,
  hasDigits,
  isWithin,
  readCalculation,
  showUnits,
} from '../../../test/rules/calculation.ts'
import { digitAt } from '../../../test/rules/columns.ts'
import type { LevelRule, LevelRules } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'

/** A predicate on the dividend `a` and the divisor `b`, both in units of the last place shown. */
type Rule = (division: Calculation) => boolean

export const rules: LevelRules<'division'> = {
  '1.1': quotients(({ a, b }) => isWithin(b, 2, 5) && isWithin(a / b, 1, 10)),
  '1.2': quotients(({ a, b }) => isWithin(b, 6, 9) && isWithin(a / b, 1, 10)),
  '1.3': remainders(({ a, b }) => isWithin(b, 2, 9) && isWithin(Math.floor(a / b), 1, 9)),

  '2.1': quotients(({ a, b }) => hasDigits(a, 2) && isWithin(b, 2, 4) && !regroups(a, b)),
  '2.2': quotients(({ a, b }) => hasDigits(a, 2) && isWithin(b, 2, 9) && hasDigits(a / b, 2) && regroups(a, b)),
  '2.3': remainders(({ a, b }) => hasDigits(a, 2) && isWithin(b, 2, 9) && hasDigits(Math.floor(a / b), 2)),
  '2.4': quotients(({ a, b }) => hasDigits(a, 2) && isWithin(b, 10, 49) && a / b >= 2),

  '3.1': quotients(({ a, b }) => hasDigits(a, 3) && isWithin(b, 2, 4) && !regroups(a, b)),
  '3.2': quotients(({ a, b }) => hasDigits(a, 3) && isWithin(b, 2, 9) && hasDigits(a / b, 3) && regroups(a, b)),
  '3.3': quotients(({ a, b }) => hasDigits(a, 3) && isWithin(b, 2, 9) && hasInnerZero(a / b)),
  '3.4': quotients(({ a, b }) => hasDigits(a, 3) && isWithin(b, 10, 99)),
  '3.5': remainders(({ a, b }) => hasDigits(a, 3) && isWithin(b, 2, 9)),

  '4.1': quotients(({ a, b }) => hasDigits(a, 4) && isWithin(b, 2, 9)),
  '4.2': quotients(({ a, b }) => hasDigits(a, 4) && isWithin(b, 2, 9) && hasInnerZero(a / b)),
  '4.3': quotients(({ a, b }) => hasDigits(a, 4) && isWithin(b, 10, 99)),
  '4.4': remainders(({ a, b }) => hasDigits(a, 4) && isWithin(b, 2, 9)),

  // The first argument is the most decimal places of the displayed numbers, the second of the answers.
  '5.1': decimals(1, 2, ({ a, b, aPlaces }) => isWithin(a, 1, 9999) && (b === 100 || (b === 1000 && aPlaces === 0))),
  '5.2': decimals(1, 2, (division) => places(division, 1, 0) && within(division, 1, 99, 20, 90)),
  '5.3': decimals(2, 2, (division) => places(division, 2, 0) && within(division, 1, 999, 200, 900)),
  '5.4': decimals(0, 2, ({ a, b }) => isWithin(a, 1, 20) && [2, 4, 5, 8].includes(b) && a % b !== 0),
  '5.5': decimals(2, 0, ({ a, b, aPlaces }) => aPlaces === 0 && isWithin(a, 100, 2000) && [10, 20, 25, 50].includes(b)),
  '5.6': decimals(1, 0, (division) => places(division, 1, 1) && within(division, 1, 99, 2, 9)),
  '5.7': decimals(2, 1, (division) => places(division, 2, 1) && within(division, 1, 999, 110, 250)),
}

/** The rule of whole numbers that divide without a remainder. */
function quotients(rule: Rule): LevelRule {
  return {
    holds(question) {
      const division = readCalculation(question, '÷')
      if (!division || division.a % division.b !== 0 || !rule(division)) return false
      return asksFor(question, division.ask, String(division.a / division.b), 0, 'exact')
    },
    follows: differsFromPrevious,
  }
}

/** The rule of whole numbers that leave a remainder of 1 to divisor − 1. */
function remainders(rule: Rule): LevelRule {
  return {
    holds(question) {
      const division = readCalculation(question, '÷')
      if (!division || !rule(division)) return false
      const quotient = Math.floor(division.a / division.b)
      const remainder = division.a - quotient * division.b
      return remainder > 0 && asksForRemainder(question, division.ask, quotient, remainder)
    },
    follows: differsFromPrevious,
  }
}

/**
 * The rule of divisions with decimals.
 *
 * @param shown the most decimal places of dividend and divisor; the rule gets both in units of the last one
 * @param asked the most decimal places of the quotients
 */
function decimals(shown: number, asked: number, rule: Rule): LevelRule {
  return {
    holds(question) {
      const division = readCalculation(question, '÷', shown)
      if (!division || !rule(division)) return false
      const units = division.a * 10 ** asked
      if (units % division.b !== 0) return false
      return asksFor(question, division.ask, showUnits(units / division.b, asked), asked, 'rounded')
    },
    follows: differsFromPrevious,
  }
}

function places({ aPlaces, bPlaces }: Calculation, first: number, second: number): boolean {
  return aPlaces === first && bPlaces === second
}

function within({ a, b }: Calculation, low: number, high: number, lowDivisor: number, highDivisor: number): boolean {
  return isWithin(a, low, high) && isWithin(b, lowDivisor, highDivisor)
}

/** Returns whether a digit leaves a remainder for the next one when `a` is divided by `b` digit by digit. */
function regroups(a: number, b: number): boolean {
  for (let power = 10; power <= a; power *= 10) if (Math.floor(a / power) % b !== 0) return true
  return false
}

/** Returns whether a whole number has a 0 with other digits on both sides. */
function hasInnerZero(value: number): boolean {
  for (let power = 10; power < value; power *= 10) if (digitAt(value, power) === 0 && value % power !== 0) return true
  return false
}
