/**
 * The rules of multiplication (docs/product/curriculum.md, "Multiplication"). No level repeats one of the last five
 * pairs of factors. Either order is the same pair.
 */
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
import { carriesTimes } from '../../../test/rules/columns.ts'
import { deckAllows } from '../../../test/rules/deck.ts'
import { differsFromRecentPairs, factorsIn, pairIn } from '../../../test/rules/factor-pairs.ts'
import type { LevelRule, LevelRules } from '../../../test/rules/level-rule.ts'
import { textOf } from '../../../test/rules/text.ts'

type Rule = (product: Calculation) => boolean

export const rules: LevelRules<'multiplication'> = {
  '1.1': repeatedAddition(),
  '1.2': tables([0, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]),
  '1.3': tables([5, 10]),
  '1.4': tables([3, 4]),
  '1.5': tables([6, 7]),
  '1.6': tables([8, 9]),

  '2.1': products(({ a, b }) => roundTens(a) && isWithin(b, 2, 9)),
  '2.2': products((product) => hasDigits(product.a, 2) && isWithin(product.b, 2, 4) && carriesNone(product)),
  '2.3': products((product) => hasDigits(product.a, 2) && isWithin(product.b, 3, 9) && carriesBelowTop(product)),
  '2.4': products(({ a, b }) => hasDigits(a, 2) && roundTens(b) && b >= 20),
  '2.5': products(({ a, b }) => isWithin(a, 11, 89) && isWithin(b, 11, 19)),

  '3.1': products(({ a, b }) => hasDigits(a, 3) && isMultiple(a, 100) && isWithin(b, 2, 9)),
  '3.2': products((product) => hasDigits(product.a, 3) && isWithin(product.b, 2, 4) && carriesNone(product)),
  '3.3': products((product) => hasDigits(product.a, 3) && isWithin(product.b, 3, 9) && carriesBelowTop(product)),
  '3.4': products(({ a, b }) => isWithin(a, 100, 499) && isWithin(b, 11, 19)),
  '3.5': products(({ a, b }) => isWithin(a, 100, 299) && isWithin(b, 100, 199)),

  '4.1': products(({ a, b }) => hasDigits(a, 4) && isMultiple(a, 1000) && isWithin(b, 2, 9)),
  '4.2': products(({ a, b }) => hasDigits(a, 4) && isWithin(b, 2, 9)),
  '4.3': products(({ a, b }) => isWithin(a, 1000, 4999) && isWithin(b, 11, 19)),
  '4.4': products(({ a, b }) => isWithin(a, 1000, 3999) && isWithin(b, 100, 199)),
  '4.5': products(({ a, b }) => isWithin(a, 1000, 3999) && isWithin(b, 1000, 1999)),

  // The limits are in units of the last decimal place: hundredths in 5.1 and 5.4, tenths in the others.
  '5.1': decimalProducts(2, 1, ({ a, b, aPlaces }) => aPlaces === 2 && a < 1000 && (b === 1000 || b === 10000)),
  '5.2': decimalProducts(1, 1, (product) => places(product, 1, 0) && product.a < 10 && isWithin(product.b, 20, 90)),
  '5.3': decimalProducts(1, 1, (product) => places(product, 1, 0) && within(product, 11, 99, 20, 90)),
  '5.4': decimalProducts(2, 2, (product) => places(product, 2, 0) && within(product, 101, 999, 200, 900)),
  '5.5': decimalProducts(1, 2, (product) => places(product, 1, 1) && within(product, 11, 99, 11, 99)),
}

function products(rule: Rule): LevelRule {
  return {
    holds(question) {
      const product = readCalculation(question, '×')
      if (!product || !rule(product)) return false
      return asksFor(question, product.ask, String(product.a * product.b), 0, 'exact')
    },
    follows: differsFromRecentPairs,
  }
}

/**
 * The rule of products with decimals.
 *
 * @param shown the most decimal places of the factors; the rule gets both in units of the last one
 * @param asked the most decimal places of the answers
 */
function decimalProducts(shown: number, asked: number, rule: Rule): LevelRule {
  return {
    holds(question) {
      const product = readCalculation(question, '×', shown)
      if (!product || !rule(product)) return false
      return asksFor(question, product.ask, showUnits(product.a * product.b, 2 * shown), asked, 'rounded')
    },
    follows: differsFromRecentPairs,
  }
}

/** The rule of "4 + 4 + 4 = 3 × 4": two to five groups of two to five, dealt from a deck of ten pairs. */
function repeatedAddition(): LevelRule {
  return {
    holds(question) {
      const [sum = '', product = '', ...rest] = textOf(question).split(' = ')
      const terms = sum.split(' + ')
      const [size] = terms
      const groups = terms.length
      if (rest.length > 0 || product !== `${groups} × ${size}` || terms.some((term) => term !== size)) return false
      if (!isWithin(groups, 2, 5) || !/^[2-5]$/.test(size ?? '')) return false
      const ask = { kind: 'repeatedAddition', groups, size: Number(size) } as const
      return asksFor(question, ask, String(groups * Number(size)), 0, 'exact')
    },
    follows: (question, earlier) => deckAllows(10, 5, [...earlier, question].map(pairIn)),
  }
}

/** The rule of tables that take turns, each times 0 to 10, in either order of the factors. */
function tables(inTurn: readonly number[]): LevelRule {
  return {
    holds(question) {
      const product = readCalculation(question, '×')
      if (!product) return false
      const { a, b, ask } = product
      if (!inTurn.some((table) => isInTable(table, [a, b]))) return false
      return asksFor(question, ask, String(a * b), 0, 'exact')
    },
    follows: (question, earlier) =>
      differsFromRecentPairs(question, earlier) && takesTurns([...earlier, question], inTurn),
  }
}

/**
 * Returns whether the tables take turns. "1 × 2" can belong to either of two tables, and the oldest questions may be
 * missing, so one possible order is enough.
 */
function takesTurns(questions: readonly Question[], inTurn: readonly number[]): boolean {
  const factors = questions.slice(-40).map((question) => factorsIn(question).map(Number))
  return inTurn.some((_, start) => factors.every((pair, i) => isInTable(inTurn[(start + i) % inTurn.length]!, pair)))
}

function isInTable(table: number, [a = -1, b = -1]: readonly number[]): boolean {
  return (a === table && isWithin(b, 0, 10)) || (b === table && isWithin(a, 0, 10))
}

function places({ aPlaces, bPlaces }: Calculation, first: number, second: number): boolean {
  return aPlaces === first && bPlaces === second
}

function within({ a, b }: Calculation, low: number, high: number, lowSecond: number, highSecond: number): boolean {
  return isWithin(a, low, high) && isWithin(b, lowSecond, highSecond)
}

function roundTens(value: number): boolean {
  return hasDigits(value, 2) && isMultiple(value, 10)
}

function carriesNone({ a, b }: Calculation): boolean {
  return carriesTimes(a, b).every((carried) => carried === 0)
}

function carriesBelowTop({ a, b }: Calculation): boolean {
  return carriesTimes(a, b)
    .slice(0, -1)
    .some((carried) => carried > 0)
}

/** The stages and the single levels that Years 0 and 1 practise (docs/product/curriculum.md, "School years"). */
export const early = ['1.1']
