/** Addition (curriculum.md, "Addition"): what each of the 23 levels deals, and its rule once more as a predicate. */
import { writeDecimal } from '../decimal.ts'
import { expression } from '../drawing.ts'
import type { Dealer, Dealers } from '../level.ts'
import { pairsToAdd } from './columns.ts'
import { questionOf } from './kept.ts'
import { integerOther } from './other.ts'
import { notTwiceRunning } from './repeat.ts'
import { asksFor, type Calculation, carries, digitAt, hasDigits, isMultiple, readCalculation } from './written.ts'

/** Whether each column carries, from the ones (or the last decimal place) upwards. */
type Carries = readonly boolean[]

const nowhere = (carried: Carries) => !carried.includes(true)
const somewhere = (carried: Carries) => carried.includes(true)
/** Not out of the highest column: the sum has no more digits than the larger number. */
const notOutOfTheTop = (carried: Carries) => !carried.at(-1)
const inside = (carried: Carries) => somewhere(carried) && notOutOfTheTop(carried)
const outOfTheTenths = (carried: Carries) => carried[0] === true
const atLeastTwice = (carried: Carries) => carried.filter(Boolean).length >= 2
const anyhow = () => true

/** By level id. Columns are written as on paper, the highest first: "1-9+0" has 1 to 9 on top and 0 below. */
export const addition: Dealers<'addition'> = {
  '1.1': sums(0, '1-9+1-9', nowhere, (sum) => sizes(sum, 1, 1) && sum.a + sum.b < 10),
  '1.2': sums(0, '2-9+2-9>10', somewhere, (sum) => sizes(sum, 1, 1) && sum.a + sum.b > 10),
  '1.3': sums(0, '1-5+0 0+1-9', nowhere, ({ a, b }) => isMultiple(a, 10) && a <= 50 && hasDigits(b, 1)),

  '2.1': sums(0, '1-9+0 0-9+1-9', nowhere, (sum) => sizes(sum, 2, 1) && carriesNone(sum)),
  '2.2': sums(0, '1-9+0 0-9+1-9', inside, (sum) => sizes(sum, 2, 1) && carriesBelow(sum, 100)),
  '2.3': sums(
    0,
    '1-9+1-9 0-9+0',
    notOutOfTheTop,
    (sum) => sizes(sum, 2, 2) && isMultiple(sum.b, 10) && below(sum, 100),
  ),
  '2.4': sums(0, '1-9+1-9 0-9+0-9', nowhere, (sum) => sizes(sum, 2, 2) && carriesNone(sum)),
  '2.5': sums(0, '1-9+1-9 0-9+0-9', somewhere, (sum) => sizes(sum, 2, 2) && carriesBelow(sum, 200)),

  '3.1': sums(0, '1-9+0 0-9+1-9 0-9+0-9', nowhere, (sum) => sizes(sum, 3, 2) && carriesNone(sum)),
  '3.2': sums(0, '1-9+0 0-9+1-9 0-9+0-9', inside, (sum) => sizes(sum, 3, 2) && carriesBelow(sum, 1000)),
  '3.3': sums(
    0,
    '1-9+1-9 0-9+0 0-9+0',
    notOutOfTheTop,
    (sum) => sizes(sum, 3, 3) && isMultiple(sum.b, 100) && below(sum, 1000),
  ),
  '3.4': sums(0, '1-9+1-9 0-9+0-9 0-9+0-9', nowhere, (sum) => sizes(sum, 3, 3) && carriesNone(sum)),
  '3.5': sums(0, '1-9+1-9 0-9+0-9 0-9+0-9', inside, (sum) => sizes(sum, 3, 3) && carriesBelow(sum, 1000)),

  '4.1': sums(0, '1-9+0 0-9+1-9 0-9+0-9 0-9+0-9', nowhere, (sum) => sizes(sum, 4, 3) && carriesNone(sum)),
  '4.2': sums(0, '1-9+0 0-9+1-9 0-9+0-9 0-9+0-9', inside, (sum) => sizes(sum, 4, 3) && carriesBelow(sum, 10000)),
  '4.3': sums(
    0,
    '1-9+1-9 0-9+0 0-9+0 0-9+0',
    notOutOfTheTop,
    (sum) => sizes(sum, 4, 4) && isMultiple(sum.b, 1000) && below(sum, 10000),
  ),
  '4.4': sums(0, '1-9+1-9 0-9+0-9 0-9+0-9 0-9+0-9', nowhere, (sum) => sizes(sum, 4, 4) && carriesNone(sum)),
  '4.5': sums(0, '1-9+1-9 0-9+0-9 0-9+0-9 0-9+0-9', inside, (sum) => sizes(sum, 4, 4) && carriesBelow(sum, 10000)),

  '5.1': sums(1, '0-9+0-9 1-9+1-9', nowhere, (sum) => places(sum, 1, 1) && under(sum, 100, 100) && carriesNone(sum)),
  '5.2': sums(
    1,
    '0-9+0-9 1-9+1-9',
    outOfTheTenths,
    (sum) => places(sum, 1, 1) && under(sum, 100, 100) && tenths(sum) >= 10,
  ),
  '5.3': sums(2, '0-9+0-9 1-9+0-9 0+1-9', anyhow, (sum) => places(sum, 1, 2) && under(sum, 1000, 1000)),
  '5.4': sums(
    2,
    '1-9+0 0-9+0-9 0-9+0-9 1-9+1-9',
    nowhere,
    (sum) => places(sum, 2, 2) && sum.a > 1000 && under(sum, 10000, 1000) && carriesNone(sum),
  ),
  '5.5': sums(
    2,
    '0-1+0 0-9+0-9 0-9+0-9 1-9+1-9',
    atLeastTwice,
    (sum) => places(sum, 2, 2) && under(sum, 2000, 1000) && carries(sum.a, sum.b) >= 2,
  ),
}

/** @param decimals the most places of the two numbers; dealing is in whole units of the last place. */
function sums(
  decimals: number,
  columns: string,
  carrying: (carried: Carries) => boolean,
  rule: (sum: Calculation) => boolean,
): Dealer {
  const pairs = pairsToAdd(columns, carrying)
  const compared = decimals > 0 ? 'rounded' : 'exact'
  const sum = questionOf(pairs.size, (number) => {
    const [a, b] = pairs.at(number)
    const text = `${writeDecimal(a, decimals)} + ${writeDecimal(b, decimals)}`
    return {
      kind: 'number',
      text,
      drawn: expression,
      answer: writeDecimal(a + b, decimals),
      places: decimals,
      compared,
    }
  })
  return {
    deal(random, [before]) {
      const number = integerOther(random, 0, pairs.size - 1, before)
      return { question: sum(number), memory: [number] }
    },
    holds(question) {
      const read = readCalculation(question, '+', decimals)
      if (!read || !rule(read)) return false
      return asksFor(question, writeDecimal(read.a + read.b, decimals), decimals, compared)
    },
    follows: notTwiceRunning,
    answer: { signs: String(pairs.largest).length + (decimals > 0 ? 1 : 0), point: decimals > 0 },
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
