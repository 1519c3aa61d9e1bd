/** The rules of subtraction (docs/product/curriculum.md, "Subtraction"). */
import type { Question } from '../../../question.ts'
import {
  asksFor,
  type Calculation,
  hasDigits,
  isMultiple,
  isWithin,
  readCalculation,
  showUnits,
} from '../../../test/rules/calculation.ts'
import { borrows, digitAt } from '../../../test/rules/columns.ts'
import { deckAllows } from '../../../test/rules/deck.ts'
import type { LevelRule, LevelRules } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'

export const rules: LevelRules<'subtraction'> = {
  '1.1': differences((pair) => sizes(pair, 1, 1)),
  '1.2': fromTen(),
  '1.3': differences((pair) => between(pair, 11, 19, 1) && borrowsTimes(pair, 0)),
  '1.4': differences((pair) => between(pair, 11, 18, 1) && borrowsTimes(pair, 1)),

  '2.1': differences((pair) => sizes(pair, 2, 1) && borrowsTimes(pair, 0)),
  '2.2': differences((pair) => between(pair, 20, 99, 1) && borrowsTimes(pair, 1)),
  '2.3': differences((pair) => sizes(pair, 2, 2) && isMultiple(pair.b, 10)),
  '2.4': differences((pair) => sizes(pair, 2, 2) && borrowsTimes(pair, 0)),
  '2.5': differences((pair) => sizes(pair, 2, 2) && borrowsTimes(pair, 1)),

  '3.1': differences((pair) => sizes(pair, 3, 2) && borrowsTimes(pair, 0)),
  '3.2': differences((pair) => sizes(pair, 3, 2) && borrowsTimes(pair, 1) && borrowsForTheOnes(pair)),
  '3.3': differences((pair) => sizes(pair, 3, 3) && isMultiple(pair.b, 100)),
  '3.4': differences((pair) => sizes(pair, 3, 3) && borrowsTimes(pair, 0)),
  '3.5': differences((pair) => sizes(pair, 3, 3) && borrowsTimes(pair, 1)),
  '3.6': differences((pair) => sizes(pair, 3, 3) && digitAt(pair.a, 10) !== 0 && borrowsTimes(pair, 2)),
  '3.7': differences((pair) => sizes(pair, 3, 3) && digitAt(pair.a, 10) === 0 && borrowsTimes(pair, 2)),

  '4.1': differences((pair) => between(pair, 2000, 9999, 3) && borrowsTimes(pair, 0)),
  '4.2': differences((pair) => between(pair, 2000, 9999, 3) && !borrowsTimes(pair, 0)),
  '4.3': differences((pair) => between(pair, 2000, 9999, 4) && borrowsTimes(pair, 0)),
  '4.4': differences((pair) => between(pair, 2000, 9999, 4) && !borrowsTimes(pair, 0)),
  '4.5': differences((pair) => between(pair, 2000, 9999, 4) && hasZerosInside(pair.a) && borrowsTimes(pair, 3)),

  '5.1': differences((pair) => underTen(pair, 1, 1) && borrowsTimes(pair, 0), 1),
  '5.2': differences((pair) => underTen(pair, 1, 1) && borrowsTimes(pair, 1), 1),
  '5.3': differences((pair) => underTen(pair, 2, 2) && borrowsTimes(pair, 0), 2),
  '5.4': differences((pair) => underTen(pair, 2, 2) && !borrowsTimes(pair, 0), 2),
  '5.5': differences((pair) => underTen(pair, 1, 2), 2),
}

/** @param decimals the most decimal places of the two numbers; the rule gets whole units of the last one */
function differences(rule: (pair: Calculation) => boolean, decimals = 0): LevelRule {
  return {
    holds(question) {
      const pair = readCalculation(question, '−', decimals)
      if (!pair || pair.a < pair.b || !rule(pair)) return false
      return asksFor(question, pair.ask, showUnits(pair.a - pair.b, decimals), decimals, 'exact')
    },
    follows: differsFromPrevious,
  }
}

/** The rule of 10 − 1 to 10 − 9, which are dealt from a deck of nine. */
function fromTen(): LevelRule {
  const subtrahend = (question: Question) => readCalculation(question, '−')?.b ?? 0
  return {
    holds(question) {
      const difference = readCalculation(question, '−')
      if (difference?.a !== 10 || !hasDigits(difference.b, 1)) return false
      return asksFor(question, difference.ask, String(10 - difference.b), 0, 'exact')
    },
    follows: (question, earlier) => deckAllows(9, 1, [...earlier, question].map(subtrahend)),
  }
}

function sizes({ a, b }: Calculation, first: number, second: number): boolean {
  return hasDigits(a, first) && hasDigits(b, second)
}

function between({ a, b }: Calculation, low: number, high: number, second: number): boolean {
  return isWithin(a, low, high) && hasDigits(b, second)
}

function borrowsTimes({ a, b }: Calculation, times: number): boolean {
  return borrows(a, b) === times
}

function borrowsForTheOnes({ a, b }: Calculation): boolean {
  return digitAt(a, 1) < digitAt(b, 1)
}

/** Returns whether the tens and the hundreds are both 0. */
function hasZerosInside(value: number): boolean {
  return digitAt(value, 10) === 0 && digitAt(value, 100) === 0
}

/** Returns whether both numbers are under ten, with this many decimal places. */
function underTen({ a, b, aPlaces, bPlaces }: Calculation, first: number, second: number): boolean {
  const ten = 10 ** (Math.max(first, second) + 1)
  return aPlaces === first && bPlaces === second && a < ten && b < ten
}

/** The stages and the single levels that Years 0 and 1 practise (docs/product/curriculum.md, "School years"). */
export const early = ['1']
