/** The questions of the 23 levels of division (docs/product/curriculum.md, "Division"). */

import type { Dealer, Dealers } from '../../dealer.ts'
import { calculation, operate } from '../../dealing/calculation.ts'
import { decimalValue, writeDecimal } from '../../decimal.ts'
import { expressionDrawing } from '../../drawing.ts'
import {
  byDivisor,
  byQuotient,
  divisionsIn,
  drawDivision,
  type Lane,
  laneOf,
  multiples,
  nonMultiples,
  range,
} from './dealers/lanes.ts'
import { patternOfQuotient } from './pattern.ts'

const everyDigitDivides = (dividend: number, divisor: number) =>
  Array.from(String(dividend), Number).every((digit) => digit % divisor === 0)
/** Returns whether a 0 is between other digits: in 102 and 1020, but not in 120 or 100. */
const hasZeroInside = (quotient: number) => /[1-9]0+[1-9]/.test(String(quotient))

const tenthsUnderTen = range(1, 99).filter((tenths) => tenths % 10 !== 0)
const hundredthsUnderTen = range(1, 999).filter((hundredths) => hundredths % 10 !== 0)

export const dealers: Dealers<'division'> = {
  '1.1': () => quotients(byDivisor(range(2, 5), (by) => multiples(by, by, 10 * by))),
  '1.2': () => quotients(byDivisor(range(6, 9), (by) => multiples(by, by, 10 * by))),
  '1.3': () => remainders(byDivisor(range(2, 9), (by) => nonMultiples(by, by, 10 * by))),

  '2.1': () =>
    quotients(
      byDivisor(range(2, 4), (by) => multiples(by, 10, 99).filter((dividend) => everyDigitDivides(dividend, by))),
    ),
  '2.2': () =>
    quotients(
      byDivisor(range(2, 9), (by) => multiples(by, 10 * by, 99).filter((dividend) => !everyDigitDivides(dividend, by))),
    ),
  '2.3': () => remainders(byQuotient(16, range(2, 9), (by) => nonMultiples(by, 10 * by, 99))),
  '2.4': () => quotients(byQuotient(5, range(10, 49), (by) => multiples(by, 2 * by, 99))),

  '3.1': () =>
    quotients(
      byDivisor(range(2, 4), (by) => multiples(by, 100, 999).filter((dividend) => everyDigitDivides(dividend, by))),
    ),
  '3.2': () =>
    quotients(
      byDivisor(range(2, 9), (by) =>
        multiples(by, 100 * by, 999).filter((dividend) => !everyDigitDivides(dividend, by)),
      ),
    ),
  '3.3': () =>
    quotients(
      byDivisor(range(2, 9), (by) => multiples(by, 100, 999).filter((dividend) => hasZeroInside(dividend / by))),
    ),
  '3.4': () => quotients(byDivisor(range(10, 99), (by) => multiples(by, 100, 999))),
  '3.5': () => remainders(byDivisor(range(2, 9), (by) => nonMultiples(by, 100, 999))),

  '4.1': () => quotients(byDivisor(range(2, 9), (by) => multiples(by, 1000, 9999))),
  '4.2': () =>
    quotients(
      byDivisor(range(2, 9), (by) => multiples(by, 1000, 9999).filter((dividend) => hasZeroInside(dividend / by))),
    ),
  '4.3': () => quotients(byDivisor(range(10, 99), (by) => multiples(by, 1000, 9999))),
  '4.4': () => remainders(byDivisor(range(2, 9), (by) => nonMultiples(by, 1000, 9999))),

  // The three kinds are equally frequent, though most numbers under 1000 with one decimal place are not whole.
  '5.1': () =>
    decimalQuotients({ dividend: 1, divisor: 0, quotient: 2 }, [
      laneOf(10, multiples(10, 10, 9990)),
      laneOf(100, multiples(10, 10, 9990)),
      laneOf(10, nonMultiples(10, 1, 9999)),
    ]),
  '5.2': () =>
    decimalQuotients(
      { dividend: 1, divisor: 0, quotient: 2 },
      byDivisor(range(2, 9), (by) => tenthsUnderTen.filter((tenths) => (10 * tenths) % by === 0)),
    ),
  '5.3': () =>
    decimalQuotients(
      { dividend: 2, divisor: 0, quotient: 2 },
      byDivisor(range(2, 9), (by) => hundredthsUnderTen.filter((hundredths) => hundredths % by === 0)),
    ),
  '5.4': () =>
    decimalQuotients(
      { dividend: 0, divisor: 0, quotient: 2 },
      byDivisor([2, 4, 5, 8], (by) => nonMultiples(by, 1, 20).filter((dividend) => (100 * dividend) % by === 0)),
    ),
  '5.5': () =>
    decimalQuotients(
      { dividend: 0, divisor: 2, quotient: 0 },
      byDivisor([10, 20, 25, 50], () => range(1, 20)),
    ),
  '5.6': () =>
    decimalQuotients(
      { dividend: 1, divisor: 1, quotient: 0 },
      byDivisor(range(2, 9), (by) => tenthsUnderTen.filter((tenths) => tenths % by === 0)),
    ),
  '5.7': () =>
    decimalQuotients(
      { dividend: 2, divisor: 1, quotient: 1 },
      byDivisor(nonMultiples(10, 11, 25), (by) => hundredthsUnderTen.filter((hundredths) => hundredths % by === 0)),
    ),
}

/** Deals divisions of whole numbers without remainder. */
function quotients(lanes: readonly Lane[]): Dealer {
  return {
    deal(random, before) {
      const { dividend, divisor, memory } = drawDivision(random, lanes, before)
      return { question: calculation(operate(dividend, '÷', divisor), String(dividend / divisor)), memory }
    },
    answer: { maxLength: longestWhole(lanes), point: false },
    patternOf: patternOfQuotient,
  }
}

/** Deals divisions of whole numbers that leave a remainder of 1 to divisor − 1. */
function remainders(lanes: readonly Lane[]): Dealer {
  return {
    deal(random, before) {
      const { dividend, divisor, memory } = drawDivision(random, lanes, before)
      const remainder = dividend % divisor
      return {
        question: {
          ask: { kind: 'calculation', expression: operate(dividend, '÷', divisor) },
          expects: {
            kind: 'quotientAndRemainder',
            quotient: String((dividend - remainder) / divisor),
            remainder: String(remainder),
          },
          drawn: expressionDrawing,
        },
        memory,
      }
    },
    answer: { maxLength: longestWhole(lanes), point: false },
    patternOf: patternOfQuotient,
  }
}

/** @param places the decimal places of dividends and divisors in the lanes, and the most of the quotients */
function decimalQuotients(
  places: { readonly dividend: number; readonly divisor: number; readonly quotient: number },
  lanes: readonly Lane[],
): Dealer {
  const quotientUnits = 10 ** (places.quotient + places.divisor - places.dividend)
  const quotientOf = (dividend: number, divisor: number) =>
    writeDecimal((dividend * quotientUnits) / divisor, places.quotient)
  const lengths = divisionsIn(lanes).map(({ dividend, divisor }) => quotientOf(dividend, divisor).length)
  return {
    deal(random, before) {
      const { dividend, divisor, memory } = drawDivision(random, lanes, before)
      const asked = operate(decimalValue(dividend, places.dividend), '÷', decimalValue(divisor, places.divisor))
      return { question: calculation(asked, quotientOf(dividend, divisor), places.quotient, 'rounded'), memory }
    },
    answer: { maxLength: Math.max(...lengths), point: places.quotient > 0 },
    patternOf: patternOfQuotient,
  }
}

function longestWhole(lanes: readonly Lane[]): number {
  const quotients = divisionsIn(lanes).map(({ dividend, divisor }) => Math.floor(dividend / divisor))
  return String(quotients.reduce((most, quotient) => Math.max(most, quotient))).length
}
