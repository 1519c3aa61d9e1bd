/**
 * Multiplication (curriculum.md, "Multiplication"): what each of the 26 levels deals, and its rule once more as a
 * predicate. No level repeats one of the last five pairs of factors; either order counts as the same pair.
 */
import { writeDecimal } from '../decimal.ts'
import { expression } from '../drawing.ts'
import type { Dealer, Dealers } from '../level.ts'
import { decimals, drawPair, everyPair, type Factor, pairsThat, whole } from './factors.ts'
import { pairNotLately } from './lately.ts'
import { repeatedAddition } from './repeated-addition.ts'
import { tables } from './tables.ts'
import { asksFor, type Calculation, carriesTimes, hasDigits, isMultiple, isWithin, readCalculation } from './written.ts'

type Rule = (product: Calculation) => boolean
/** Which pairs carry as the level asks; told the second factor, always one digit. */
type Carrying = (first: number, digit: number) => boolean

const digitsOf = (number: number) => Array.from(String(number), Number)
const nowhere: Carrying = (first, digit) => digitsOf(first).every((each) => each * digit <= 9)
/** What a column gets from below matters only after a carry, so the digits alone tell. */
const belowTheTop: Carrying = (first, digit) =>
  digitsOf(first)
    .slice(1)
    .some((each) => each * digit > 9)

export const multiplication: Dealers<'multiplication'> = {
  '1.1': repeatedAddition,
  '1.2': tables([0, 1, 2]),
  '1.3': tables([5, 10]),
  '1.4': tables([3, 4]),
  '1.5': tables([6, 7]),
  '1.6': tables([8, 9]),

  '2.1': products(whole(10, 90, 10), whole(2, 9), ({ a, b }) => roundTens(a) && isWithin(b, 2, 9)),
  '2.2': products(
    whole(10, 99),
    whole(2, 4),
    (product) => hasDigits(product.a, 2) && isWithin(product.b, 2, 4) && carriesNone(product),
    nowhere,
  ),
  '2.3': products(
    whole(10, 99),
    whole(3, 9),
    (product) => hasDigits(product.a, 2) && isWithin(product.b, 3, 9) && carriesBelowTheTop(product),
    belowTheTop,
  ),
  '2.4': products(whole(10, 99), whole(20, 90, 10), ({ a, b }) => hasDigits(a, 2) && roundTens(b) && b >= 20),
  '2.5': products(whole(11, 89), whole(11, 19), ({ a, b }) => isWithin(a, 11, 89) && isWithin(b, 11, 19)),

  '3.1': products(
    whole(100, 900, 100),
    whole(2, 9),
    ({ a, b }) => hasDigits(a, 3) && isMultiple(a, 100) && isWithin(b, 2, 9),
  ),
  '3.2': products(
    whole(100, 999),
    whole(2, 4),
    (product) => hasDigits(product.a, 3) && isWithin(product.b, 2, 4) && carriesNone(product),
    nowhere,
  ),
  '3.3': products(
    whole(100, 999),
    whole(3, 9),
    (product) => hasDigits(product.a, 3) && isWithin(product.b, 3, 9) && carriesBelowTheTop(product),
    belowTheTop,
  ),
  '3.4': products(whole(100, 499), whole(11, 19), ({ a, b }) => isWithin(a, 100, 499) && isWithin(b, 11, 19)),
  '3.5': products(whole(100, 299), whole(100, 199), ({ a, b }) => isWithin(a, 100, 299) && isWithin(b, 100, 199)),

  '4.1': products(
    whole(1000, 9000, 1000),
    whole(2, 9),
    ({ a, b }) => hasDigits(a, 4) && isMultiple(a, 1000) && isWithin(b, 2, 9),
  ),
  '4.2': products(whole(1000, 9999), whole(2, 9), ({ a, b }) => hasDigits(a, 4) && isWithin(b, 2, 9)),
  '4.3': products(whole(1000, 4999), whole(11, 19), ({ a, b }) => isWithin(a, 1000, 4999) && isWithin(b, 11, 19)),
  '4.4': products(whole(1000, 3999), whole(100, 199), ({ a, b }) => isWithin(a, 1000, 3999) && isWithin(b, 100, 199)),
  '4.5': products(
    whole(1000, 3999),
    whole(1000, 1999),
    ({ a, b }) => isWithin(a, 1000, 3999) && isWithin(b, 1000, 1999),
  ),

  // In units of the last place shown: hundredths in 5.1 and 5.4, tenths in the others.
  '5.1': decimalProducts(
    1,
    decimals(2, 1, 999),
    whole(10, 100, 90),
    ({ a, b, aPlaces }) => aPlaces === 2 && a < 1000 && (b === 1000 || b === 10000),
  ),
  '5.2': decimalProducts(
    1,
    decimals(1, 1, 9),
    whole(2, 9),
    ({ a, b, aPlaces, bPlaces }) => aPlaces === 1 && a < 10 && bPlaces === 0 && isWithin(b, 20, 90),
  ),
  '5.3': decimalProducts(
    1,
    decimals(1, 11, 99),
    whole(2, 9),
    ({ a, b, aPlaces, bPlaces }) => aPlaces === 1 && isWithin(a, 11, 99) && bPlaces === 0 && isWithin(b, 20, 90),
  ),
  '5.4': decimalProducts(
    2,
    decimals(2, 101, 999),
    whole(2, 9),
    ({ a, b, aPlaces, bPlaces }) => aPlaces === 2 && isWithin(a, 101, 999) && bPlaces === 0 && isWithin(b, 200, 900),
  ),
  '5.5': decimalProducts(
    2,
    decimals(1, 11, 99),
    decimals(1, 11, 99),
    ({ a, b, aPlaces, bPlaces }) => aPlaces === 1 && bPlaces === 1 && isWithin(a, 11, 99) && isWithin(b, 11, 99),
  ),
}

/** @param carrying where not every pair is of the level; the two factors then have no value in common. */
function products(first: Factor, second: Factor, rule: Rule, carrying?: Carrying): Dealer {
  const pairs = carrying ? pairsThat(first, second, carrying) : everyPair(first, second)
  return {
    deal(random, before) {
      const [number, memory] = drawPair(random, pairs, before)
      const [a, b] = pairs.at(number)
      const answer = String(a * b)
      return {
        question: { kind: 'number', text: `${a} × ${b}`, drawn: expression, answer, places: 0, compared: 'exact' },
        memory,
      }
    },
    holds(question) {
      const product = readCalculation(question, '×')
      return product !== null && rule(product) && asksFor(question, String(product.a * product.b), 0, 'exact')
    },
    follows: pairNotLately,
    answer: { signs: String(Math.max(...first.values) * Math.max(...second.values)).length, point: false },
  }
}

/** @param places the most decimal places of the answers; the rule is told both factors in units of the last place shown. */
function decimalProducts(places: number, first: Factor, second: Factor, rule: Rule): Dealer {
  const pairs = everyPair(first, second)
  const shown = Math.max(first.places, second.places)
  const written = (a: number, b: number) => writeDecimal(a * b, first.places + second.places)
  const lengths = first.values.flatMap((a) => second.values.map((b) => written(a, b).length))
  return {
    deal(random, before) {
      const [number, memory] = drawPair(random, pairs, before)
      const [a, b] = pairs.at(number)
      const text = `${writeDecimal(a, first.places)} × ${writeDecimal(b, second.places)}`
      return {
        question: { kind: 'number', text, drawn: expression, answer: written(a, b), places, compared: 'rounded' },
        memory,
      }
    },
    holds(question) {
      const product = readCalculation(question, '×', shown)
      if (!product || !rule(product)) return false
      return asksFor(question, writeDecimal(product.a * product.b, 2 * shown), places, 'rounded')
    },
    follows: pairNotLately,
    answer: { signs: lengths.reduce((most, length) => Math.max(most, length)), point: true },
  }
}

function roundTens(value: number): boolean {
  return hasDigits(value, 2) && isMultiple(value, 10)
}

function carriesNone({ a, b }: Calculation): boolean {
  return carriesTimes(a, b).every((carried) => carried === 0)
}

function carriesBelowTheTop({ a, b }: Calculation): boolean {
  return carriesTimes(a, b)
    .slice(0, -1)
    .some((carried) => carried > 0)
}
