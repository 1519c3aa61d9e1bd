/** Addition (curriculum.md, "Addition"): what each of the 23 levels deals, and its rule once more as a predicate. */
import { writeDecimal } from '../decimal.ts'
import type { Dealer } from '../level.ts'
import { drawColumns, largestSum, readColumns, waysToAdd } from './columns.ts'
import { notTwiceRunning } from './repeat.ts'
import { type Calculation, isWhole, readCalculation } from './written.ts'

/** Whether each column carries, from the ones (or the last decimal place) upwards. */
type Carries = readonly boolean[]

const nowhere = (carries: Carries) => !carries.includes(true)
const somewhere = (carries: Carries) => carries.includes(true)
/** Carrying, but not out of the highest column: the sum has no more digits than the larger number. */
const inside = (carries: Carries) => somewhere(carries) && !carries.at(-1)
const neverOutOfTheTop = (carries: Carries) => !carries.at(-1)
const outOfTheTenths = (carries: Carries) => carries[0] === true
const atLeastTwice = (carries: Carries) => carries.filter(Boolean).length >= 2
const anyhow = () => true

/** By level id. Columns are written as on paper, the highest first: "1-9+0" has 1 to 9 on top and 0 below. */
export const addition: Readonly<Record<string, Dealer>> = {
  '1.1': sums(0, '1-9+1-9', nowhere, ({ a, b }) => isWhole(a, 1) && isWhole(b, 1) && a + b < 10),
  '1.2': sums(0, '2-9+2-9>10', somewhere, ({ a, b }) => isWhole(a, 1) && isWhole(b, 1) && a + b > 10),
  '1.3': sums(0, '1-5+0 0+1-9', nowhere, ({ a, b }) => a % 10 === 0 && a >= 10 && a <= 50 && isWhole(b, 1)),

  '2.1': sums(0, '1-9+0 0-9+1-9', nowhere, ({ a, b, carries }) => isWhole(a, 2) && isWhole(b, 1) && carries === 0),
  '2.2': sums(0, '1-9+0 0-9+1-9', inside, (sum) => isWhole(sum.a, 2) && isWhole(sum.b, 1) && carriesBelow(sum, 100)),
  '2.3': sums(0, '1-9+1-9 0-9+0', neverOutOfTheTop, ({ a, b }) => isWhole(a, 2) && isMultiple(b, 10) && a + b < 100),
  '2.4': sums(0, '1-9+1-9 0-9+0-9', nowhere, ({ a, b, carries }) => isWhole(a, 2) && isWhole(b, 2) && carries === 0),
  '2.5': sums(0, '1-9+1-9 0-9+0-9', somewhere, ({ a, b, carries }) => isWhole(a, 2) && isWhole(b, 2) && carries > 0),

  '3.1': sums(0, '1-9+0 0-9+1-9 0-9+0-9', nowhere, (sum) => sizes(sum, 3, 2) && sum.carries === 0),
  '3.2': sums(0, '1-9+0 0-9+1-9 0-9+0-9', inside, (sum) => sizes(sum, 3, 2) && carriesBelow(sum, 1000)),
  '3.3': sums(
    0,
    '1-9+1-9 0-9+0 0-9+0',
    neverOutOfTheTop,
    ({ a, b }) => isWhole(a, 3) && isMultiple(b, 100) && a + b < 1000,
  ),
  '3.4': sums(0, '1-9+1-9 0-9+0-9 0-9+0-9', nowhere, (sum) => sizes(sum, 3, 3) && sum.carries === 0),
  '3.5': sums(0, '1-9+1-9 0-9+0-9 0-9+0-9', inside, (sum) => sizes(sum, 3, 3) && carriesBelow(sum, 1000)),

  '4.1': sums(0, '1-9+0 0-9+1-9 0-9+0-9 0-9+0-9', nowhere, (sum) => sizes(sum, 4, 3) && sum.carries === 0),
  '4.2': sums(0, '1-9+0 0-9+1-9 0-9+0-9 0-9+0-9', inside, (sum) => sizes(sum, 4, 3) && carriesBelow(sum, 10000)),
  '4.3': sums(
    0,
    '1-9+1-9 0-9+0 0-9+0 0-9+0',
    neverOutOfTheTop,
    ({ a, b }) => isWhole(a, 4) && isMultiple(b, 1000) && a + b < 10000,
  ),
  '4.4': sums(0, '1-9+1-9 0-9+0-9 0-9+0-9 0-9+0-9', nowhere, (sum) => sizes(sum, 4, 4) && sum.carries === 0),
  '4.5': sums(0, '1-9+1-9 0-9+0-9 0-9+0-9 0-9+0-9', inside, (sum) => sizes(sum, 4, 4) && carriesBelow(sum, 10000)),

  '5.1': sums(1, '0-9+0-9 1-9+1-9', nowhere, (sum) => places(sum, 1, 1) && bothUnderTen(sum) && sum.carries === 0),
  '5.2': sums(
    1,
    '0-9+0-9 1-9+1-9',
    outOfTheTenths,
    (sum) => places(sum, 1, 1) && bothUnderTen(sum) && tenthsOf(sum) >= 10,
  ),
  '5.3': sums(2, '0-9+0-9 1-9+0-9 0+1-9', anyhow, (sum) => places(sum, 1, 2) && bothUnderTen(sum)),
  '5.4': sums(
    2,
    '1-9+0 0-9+0-9 0-9+0-9 1-9+1-9',
    nowhere,
    (sum) => places(sum, 2, 2) && sum.a > 1000 && sum.a < 10000 && sum.b < 1000 && sum.carries === 0,
  ),
  '5.5': sums(
    2,
    '0-1+0 0-9+0-9 0-9+0-9 1-9+1-9',
    atLeastTwice,
    (sum) => places(sum, 2, 2) && sum.a < 2000 && sum.b < 1000 && sum.carries >= 2,
  ),
}

/** @param decimals the places of the smaller number; dealing is in whole units of the last place. */
function sums(
  decimals: number,
  columns: string,
  carrying: (carries: Carries) => boolean,
  rule: (sum: Calculation) => boolean,
): Dealer {
  const ways = waysToAdd(readColumns(columns), carrying)
  return {
    deal(random, before) {
      const [a, b] = drawColumns(random, ways, before)
      const text = `${writeDecimal(a, decimals)} + ${writeDecimal(b, decimals)}`
      const answer = writeDecimal(a + b, decimals)
      return { question: { kind: 'number', text, answer, places: decimals }, memory: [a, b] }
    },
    holds(question) {
      const sum = readCalculation(question, '+', decimals)
      return sum !== null && rule(sum) && question.answer === writeDecimal(sum.a + sum.b, decimals)
    },
    follows: notTwiceRunning,
    answer: { signs: String(largestSum(ways)).length + (decimals > 0 ? 1 : 0), point: decimals > 0 },
  }
}

function sizes({ a, b }: Calculation, first: number, second: number): boolean {
  return isWhole(a, first) && isWhole(b, second)
}

function isMultiple(value: number, of: number): boolean {
  return value > 0 && value % of === 0
}

function carriesBelow({ a, b, carries }: Calculation, limit: number): boolean {
  return carries > 0 && a + b < limit
}

function places({ aPlaces, bPlaces }: Calculation, first: number, second: number): boolean {
  return aPlaces === first && bPlaces === second
}

function bothUnderTen({ a, b, decimals }: Calculation): boolean {
  return a < 10 ** (decimals + 1) && b < 10 ** (decimals + 1)
}

function tenthsOf({ a, b }: Calculation): number {
  return (a % 10) + (b % 10)
}
