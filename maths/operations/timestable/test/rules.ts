/** The rules of Times Table (docs/product/curriculum.md, "Times Table"). "7 × 8" is in the table of 7. */

import { asksFor, isWithin, readCalculation } from '../../../test/rules/calculation.ts'
import type { LevelRule, LevelRules } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'

export const rules: LevelRules<'timestable'> = {
  '1.1': table(0, 0, 9),
  '1.2': table(1, 0, 9),
  '1.3': table(2, 2, 9),
  '1.4': table(3, 2, 9),
  '1.5': table(4, 2, 9),
  '1.6': table(5, 2, 9),
  '1.7': table(6, 2, 9),
  '1.8': table(7, 2, 9),
  '1.9': table(8, 2, 9),
  '2.0': table(9, 2, 9),
  '2.1': table(10, 2, 12),
  '2.2': table(11, 2, 12),
  '2.3': table(12, 2, 12),
}

/** The rule of one table with multipliers from low to high. */
function table(factor: number, low: number, high: number): LevelRule {
  return {
    holds(question) {
      const product = readCalculation(question, '×')
      if (product?.a !== factor || !isWithin(product.b, low, high)) return false
      return asksFor(question, product.ask, String(product.a * product.b), 0, 'exact')
    },
    follows: differsFromPrevious,
  }
}
