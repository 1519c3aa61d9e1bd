/** The rules of addition (docs/product/curriculum.md, "Addition"). */

import {
  asksFor,
  type Calculation,
  hasDigits,
  isMultiple,
  readCalculation,
  showUnits,
} from '../../../test/rules/calculation.ts'
import { carries, digitAt } from '../../../test/rules/columns.ts'
import type { LevelRule, LevelRules } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'

/**
 * The rules by level id. Decimal levels compare whole units of the last place shown: tenths in 5.1 and 5.2, then
 * hundredths.
 */
export const rules: LevelRules<'addition'> = {
  '1.1': sums((sum) => sizes(sum, 1, 1) && below(sum, 10)),
  '1.2': sums((sum) => sizes(sum, 1, 1) && sum.a + sum.b > 10),
  '1.3': sums(({ a, b }) => isMultiple(a, 10) && a <= 50 && hasDigits(b, 1)),

  '2.1': sums((sum) => sizes(sum, 2, 1) && carriesNone(sum)),
  '2.2': sums((sum) => sizes(sum, 2, 1) && carriesBelow(sum, 100)),
  '2.3': sums((sum) => sizes(sum, 2, 2) && isMultiple(sum.b, 10) && below(sum, 100)),
  '2.4': sums((sum) => sizes(sum, 2, 2) && carriesNone(sum)),
  '2.5': sums((sum) => sizes(sum, 2, 2) && carriesBelow(sum, 200)),

  '3.1': sums((sum) => sizes(sum, 3, 2) && carriesNone(sum)),
  '3.2': sums((sum) => sizes(sum, 3, 2) && carriesBelow(sum, 1000)),
  '3.3': sums((sum) => sizes(sum, 3, 3) && isMultiple(sum.b, 100) && below(sum, 1000)),
  '3.4': sums((sum) => sizes(sum, 3, 3) && carriesNone(sum)),
  '3.5': sums((sum) => sizes(sum, 3, 3) && carriesBelow(sum, 1000)),

  '4.1': sums((sum) => sizes(sum, 4, 3) && carriesNone(sum)),
  '4.2': sums((sum) => sizes(sum, 4, 3) && carriesBelow(sum, 10000)),
  '4.3': sums((sum) => sizes(sum, 4, 4) && isMultiple(sum.b, 1000) && below(sum, 10000)),
  '4.4': sums((sum) => sizes(sum, 4, 4) && carriesNone(sum)),
  '4.5': sums((sum) => sizes(sum, 4, 4) && carriesBelow(sum, 10000)),

  '5.1': sums((sum) => places(sum, 1, 1) && under(sum, 100, 100) && carriesNone(sum), 1),
  '5.2': sums((sum) => places(sum, 1, 1) && under(sum, 100, 100) && tenths(sum) >= 10, 1),
  '5.3': sums((sum) => places(sum, 1, 2) && under(sum, 1000, 1000), 2),
  '5.4': sums((sum) => places(sum, 2, 2) && sum.a > 1000 && under(sum, 10000, 1000) && carriesNone(sum), 2),
  '5.5': sums((sum) => places(sum, 2, 2) && under(sum, 2000, 1000) && carries(sum.a, sum.b) >= 2, 2),
}

/** @param decimals the most decimal places of the two numbers; the rule gets whole units of the last one */
function sums(rule: (sum: Calculation) => boolean, decimals = 0): LevelRule {
  return {
    holds(question) {
      const sum = readCalculation(question, '+', decimals)
      if (!sum || !rule(sum)) return false
      return asksFor(
        question,
        sum.ask,
        showUnits(sum.a + sum.b, decimals),
        decimals,
        decimals > 0 ? 'rounded' : 'exact',
      )
    },
    follows: differsFromPrevious,
  }
}

function sizes({ a, b }: Calculation, first: number, second: number): boolean {
  return hasDigits(a, first) && hasDigits(b, second)
}

function below({ a, b }: Calculation, limit: number): boolean {
  return a + b < limit
}

function carriesNone({ a, b }: Calculation): boolean {
  return carries(a, b) === 0
}

function carriesBelow({ a, b }: Calculation, limit: number): boolean {
  return carries(a, b) > 0 && a + b < limit
}

function places({ aPlaces, bPlaces }: Calculation, first: number, second: number): boolean {
  return aPlaces === first && bPlaces === second
}

function under({ a, b }: Calculation, first: number, second: number): boolean {
  return a < first && b < second
}

function tenths({ a, b }: Calculation): number {
  return digitAt(a, 1) + digitAt(b, 1)
}

/** The stages and the single levels that Years 0 and 1 practise (docs/product/curriculum.md, "School years"). */
export const early = ['1']
