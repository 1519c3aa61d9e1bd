/** Division (curriculum.md, "Division"): what each of the 23 levels deals, and its rule once more as a predicate. */
import { writeDecimal } from '../decimal.ts'
import { expression } from '../drawing.ts'
import type { Dealer, Dealers } from '../level.ts'
import { byDivisor, divisionsIn, drawDivision, type Lane, laneOf, multiples, others, range } from './divisions.ts'
import { notTwiceRunning } from './repeat.ts'
import {
  asksFor,
  asksForRemainder,
  type Calculation,
  digitAt,
  hasDigits,
  isWithin,
  readCalculation,
} from './written.ts'

/** Told dividend and divisor in units of the last place shown. */
type Rule = (division: Calculation) => boolean

const everyDigitDivides = (dividend: number, divisor: number) =>
  Array.from(String(dividend), Number).every((digit) => digit % divisor === 0)
/** 102 and 1020, but neither 120 nor 100: a 0 that has to be written between other digits. */
const zeroInside = (quotient: number) => /[1-9]0+[1-9]/.test(String(quotient))

const tenthsUnderTen = range(1, 99).filter((tenths) => tenths % 10 !== 0)
const hundredthsUnderTen = range(1, 999).filter((hundredths) => hundredths % 10 !== 0)

export const division: Dealers<'division'> = {
  '1.1': quotients(
    byDivisor(range(2, 5), (by) => multiples(by, by, 10 * by)),
    ({ a, b }) => isWithin(b, 2, 5) && isWithin(a / b, 1, 10),
  ),
  '1.2': quotients(
    byDivisor(range(6, 9), (by) => multiples(by, by, 10 * by)),
    ({ a, b }) => isWithin(b, 6, 9) && isWithin(a / b, 1, 10),
  ),
  '1.3': remainders(
    byDivisor(range(2, 9), (by) => others(by, by, 10 * by)),
    ({ a, b }) => isWithin(b, 2, 9) && isWithin(Math.floor(a / b), 1, 9),
  ),

  '2.1': quotients(
    byDivisor(range(2, 4), (by) => multiples(by, 10, 99).filter((dividend) => everyDigitDivides(dividend, by))),
    ({ a, b }) => hasDigits(a, 2) && isWithin(b, 2, 4) && !regroups(a, b),
  ),
  '2.2': quotients(
    byDivisor(range(2, 9), (by) => multiples(by, 10 * by, 99).filter((dividend) => !everyDigitDivides(dividend, by))),
    ({ a, b }) => hasDigits(a, 2) && isWithin(b, 2, 9) && hasDigits(a / b, 2) && regroups(a, b),
  ),
  '2.3': remainders(
    byDivisor(range(2, 9), (by) => others(by, 10 * by, 99)),
    ({ a, b }) => hasDigits(a, 2) && isWithin(b, 2, 9) && hasDigits(Math.floor(a / b), 2),
  ),
  '2.4': quotients(
    byDivisor(range(10, 49), (by) => multiples(by, 2 * by, 99)),
    ({ a, b }) => hasDigits(a, 2) && isWithin(b, 10, 49) && a / b >= 2,
  ),

  '3.1': quotients(
    byDivisor(range(2, 4), (by) => multiples(by, 100, 999).filter((dividend) => everyDigitDivides(dividend, by))),
    ({ a, b }) => hasDigits(a, 3) && isWithin(b, 2, 4) && !regroups(a, b),
  ),
  '3.2': quotients(
    byDivisor(range(2, 9), (by) => multiples(by, 100 * by, 999).filter((dividend) => !everyDigitDivides(dividend, by))),
    ({ a, b }) => hasDigits(a, 3) && isWithin(b, 2, 9) && hasDigits(a / b, 3) && regroups(a, b),
  ),
  '3.3': quotients(
    byDivisor(range(2, 9), (by) => multiples(by, 100, 999).filter((dividend) => zeroInside(dividend / by))),
    ({ a, b }) => hasDigits(a, 3) && isWithin(b, 2, 9) && hasInnerZero(a / b),
  ),
  '3.4': quotients(
    byDivisor(range(10, 99), (by) => multiples(by, 100, 999)),
    ({ a, b }) => hasDigits(a, 3) && isWithin(b, 10, 99),
  ),
  '3.5': remainders(
    byDivisor(range(2, 9), (by) => others(by, 100, 999)),
    ({ a, b }) => hasDigits(a, 3) && isWithin(b, 2, 9),
  ),

  '4.1': quotients(
    byDivisor(range(2, 9), (by) => multiples(by, 1000, 9999)),
    ({ a, b }) => hasDigits(a, 4) && isWithin(b, 2, 9),
  ),
  '4.2': quotients(
    byDivisor(range(2, 9), (by) => multiples(by, 1000, 9999).filter((dividend) => zeroInside(dividend / by))),
    ({ a, b }) => hasDigits(a, 4) && isWithin(b, 2, 9) && hasInnerZero(a / b),
  ),
  '4.3': quotients(
    byDivisor(range(10, 99), (by) => multiples(by, 1000, 9999)),
    ({ a, b }) => hasDigits(a, 4) && isWithin(b, 10, 99),
  ),
  '4.4': remainders(
    byDivisor(range(2, 9), (by) => others(by, 1000, 9999)),
    ({ a, b }) => hasDigits(a, 4) && isWithin(b, 2, 9),
  ),

  // The three kinds equally often, though most of the numbers under 1000 with one place are not whole.
  '5.1': decimalQuotients(
    { dividend: 1, divisor: 0, quotient: 2 },
    [laneOf(10, multiples(10, 10, 9990)), laneOf(100, multiples(10, 10, 9990)), laneOf(10, others(10, 1, 9999))],
    ({ a, b, aPlaces }) => isWithin(a, 1, 9999) && (b === 100 || (b === 1000 && aPlaces === 0)),
  ),
  '5.2': decimalQuotients(
    { dividend: 1, divisor: 0, quotient: 2 },
    byDivisor(range(2, 9), (by) => tenthsUnderTen.filter((tenths) => (10 * tenths) % by === 0)),
    ({ a, b, aPlaces, bPlaces }) => aPlaces === 1 && isWithin(a, 1, 99) && bPlaces === 0 && isWithin(b, 20, 90),
  ),
  '5.3': decimalQuotients(
    { dividend: 2, divisor: 0, quotient: 2 },
    byDivisor(range(2, 9), (by) => hundredthsUnderTen.filter((hundredths) => hundredths % by === 0)),
    ({ a, b, aPlaces, bPlaces }) => aPlaces === 2 && isWithin(a, 1, 999) && bPlaces === 0 && isWithin(b, 200, 900),
  ),
  '5.4': decimalQuotients(
    { dividend: 0, divisor: 0, quotient: 2 },
    byDivisor([2, 4, 5, 8], (by) => others(by, 1, 20).filter((dividend) => (100 * dividend) % by === 0)),
    ({ a, b }) => isWithin(a, 1, 20) && [2, 4, 5, 8].includes(b) && a % b !== 0,
  ),
  '5.5': decimalQuotients(
    { dividend: 0, divisor: 2, quotient: 0 },
    byDivisor([10, 20, 25, 50], () => range(1, 20)),
    ({ a, b, aPlaces }) => aPlaces === 0 && isWithin(a, 100, 2000) && [10, 20, 25, 50].includes(b),
  ),
  '5.6': decimalQuotients(
    { dividend: 1, divisor: 1, quotient: 0 },
    byDivisor(range(2, 9), (by) => tenthsUnderTen.filter((tenths) => tenths % by === 0)),
    ({ a, b, aPlaces, bPlaces }) => aPlaces === 1 && isWithin(a, 1, 99) && bPlaces === 1 && isWithin(b, 2, 9),
  ),
  '5.7': decimalQuotients(
    { dividend: 2, divisor: 1, quotient: 1 },
    byDivisor(others(10, 11, 25), (by) => hundredthsUnderTen.filter((hundredths) => hundredths % by === 0)),
    ({ a, b, aPlaces, bPlaces }) => aPlaces === 2 && isWithin(a, 1, 999) && bPlaces === 1 && isWithin(b, 110, 250),
  ),
}

/** Whole numbers that divide without remainder. */
function quotients(lanes: readonly Lane[], rule: Rule): Dealer {
  return {
    deal(random, before) {
      const { dividend, divisor, memory } = drawDivision(random, lanes, before)
      const text = `${dividend} ÷ ${divisor}`
      const answer = String(dividend / divisor)
      return {
        question: { kind: 'number', text, drawn: expression, answer, places: 0, compared: 'exact' },
        memory,
      }
    },
    holds(question) {
      const division = readCalculation(question, '÷')
      if (!division || division.a % division.b !== 0 || !rule(division)) return false
      return asksFor(question, String(division.a / division.b), 0, 'exact')
    },
    follows: notTwiceRunning,
    answer: { signs: longestWhole(lanes), point: false },
  }
}

/** Whole numbers that leave a remainder of 1 to divisor − 1. */
function remainders(lanes: readonly Lane[], rule: Rule): Dealer {
  return {
    deal(random, before) {
      const { dividend, divisor, memory } = drawDivision(random, lanes, before)
      const remainder = dividend % divisor
      return {
        question: {
          kind: 'quotientAndRemainder',
          text: `${dividend} ÷ ${divisor}`,
          drawn: expression,
          quotient: String((dividend - remainder) / divisor),
          remainder: String(remainder),
        },
        memory,
      }
    },
    holds(question) {
      const division = readCalculation(question, '÷')
      if (!division || !rule(division)) return false
      const quotient = Math.floor(division.a / division.b)
      const remainder = division.a - quotient * division.b
      return remainder > 0 && asksForRemainder(question, quotient, remainder)
    },
    follows: notTwiceRunning,
    answer: { signs: longestWhole(lanes), point: false },
  }
}

/** @param places of each number in the lanes' units; of the quotient also the most that the level's answers have. */
function decimalQuotients(
  places: { readonly dividend: number; readonly divisor: number; readonly quotient: number },
  lanes: readonly Lane[],
  rule: Rule,
): Dealer {
  const shown = Math.max(places.dividend, places.divisor)
  const unitsOfQuotient = 10 ** (places.quotient + places.divisor - places.dividend)
  const quotientOf = (dividend: number, divisor: number) =>
    writeDecimal((dividend * unitsOfQuotient) / divisor, places.quotient)
  const lengths = divisionsIn(lanes).map(({ dividend, divisor }) => quotientOf(dividend, divisor).length)
  return {
    deal(random, before) {
      const { dividend, divisor, memory } = drawDivision(random, lanes, before)
      return {
        question: {
          kind: 'number',
          text: `${writeDecimal(dividend, places.dividend)} ÷ ${writeDecimal(divisor, places.divisor)}`,
          drawn: expression,
          answer: quotientOf(dividend, divisor),
          places: places.quotient,
          compared: 'rounded',
        },
        memory,
      }
    },
    holds(question) {
      const division = readCalculation(question, '÷', shown)
      if (!division || !rule(division)) return false
      const units = division.a * 10 ** places.quotient
      if (units % division.b !== 0) return false
      return asksFor(question, writeDecimal(units / division.b, places.quotient), places.quotient, 'rounded')
    },
    follows: notTwiceRunning,
    answer: { signs: Math.max(...lengths), point: places.quotient > 0 },
  }
}

function longestWhole(lanes: readonly Lane[]): number {
  const quotients = divisionsIn(lanes).map(({ dividend, divisor }) => Math.floor(dividend / divisor))
  return String(quotients.reduce((most, quotient) => Math.max(most, quotient))).length
}

/** Whether a digit leaves something for the next one when a is divided by b digit by digit, from the left. */
function regroups(a: number, b: number): boolean {
  for (let power = 10; power <= a; power *= 10) if (Math.floor(a / power) % b !== 0) return true
  return false
}

/** Whether a 0 stands in a whole number with other digits on both sides. */
function hasInnerZero(value: number): boolean {
  for (let power = 10; power < value; power *= 10) if (digitAt(value, power) === 0 && value % power !== 0) return true
  return false
}
