/** The questions of the 23 levels of addition (docs/product/curriculum.md, "Addition"). */

import type { Dealer, Dealers } from '../../dealer.ts'
import { calculation, operate } from '../../dealing/calculation.ts'
import { patternOfSum } from '../../dealing/column-pattern.ts'
import { type Carries, pairsToAdd, type WrittenPairs } from '../../dealing/columns.ts'
import { drawNumber, evenly, rarely } from '../../dealing/lanes.ts'
import { questionOf } from '../../dealing/memoize.ts'
import { decimalValue, writeDecimal } from '../../decimal.ts'
import { patternOfOnes, patternThroughTen } from './pattern.ts'

const nowhere = (carried: Carries) => !carried.includes(true)
const somewhere = (carried: Carries) => carried.includes(true)
/** The highest column does not carry, so the sum has no more digits than the larger number. */
const notInTheHighest = (carried: Carries) => !carried.at(-1)
const belowTheHighest = (carried: Carries) => somewhere(carried) && notInTheHighest(carried)
const inTheLowest = (carried: Carries) => carried[0] === true
const aboveTheLowest = (carried: Carries) => somewhere(carried) && !inTheLowest(carried)
const atLeastTwice = (carried: Carries) => carried.filter(Boolean).length >= 2
const anywhere = () => true
const sumOf = (a: number, b: number) => a + b

/** Columns are written as on paper, the highest first: "1-9+0" has 1 to 9 on top and 0 below. */
export const dealers: Dealers<'addition'> = {
  '1.1': () =>
    sumsOf(0, rarely(12, evenly(pairsToAdd('2-9+2-9', nowhere), sumOf), pairsToAdd('1+1-9 | 2-9+1', nowhere))),
  '1.2': () => sumsOf(0, evenly(pairsToAdd('2-9+2-9>10', somewhere), sumOf), patternThroughTen),
  '1.3': () => sumsOf(0, rarely(12, pairsToAdd('1-5+0 0+2-9', nowhere), pairsToAdd('1-5+0 0+1', nowhere))),

  '2.1': () =>
    sumsOf(0, rarely(12, pairsToAdd('1-9+0 0-9+2-9', nowhere), pairsToAdd('1-9+0 0-9+1', nowhere)), patternOfOnes),
  '2.2': () => sums(0, '1-9+0 0-9+1-9', belowTheHighest),
  '2.3': () => sums(0, '1-9+1-9 0-9+0', notInTheHighest),
  '2.4': () =>
    sumsOf(0, rarely(12, pairsToAdd('1-9+1-9 1-9+1-9', nowhere), pairsToAdd('1-9+1-9 0+0-9 | 1-9+1-9 1-9+0', nowhere))),
  '2.5': () =>
    sumsOf(0, rarely(5, pairsToAdd('1-9+1-9 1-9+1-9', inTheLowest), pairsToAdd('1-9+1-9 0-9+0-9', aboveTheLowest))),

  '3.1': () =>
    sumsOf(
      0,
      rarely(
        12,
        pairsToAdd('1-9+0 0-9+1-9 1-9+1-9', nowhere),
        pairsToAdd('1-9+0 0-9+1-9 0+0-9 | 1-9+0 0-9+1-9 1-9+0', nowhere),
      ),
    ),
  '3.2': () => sums(0, '1-9+0 0-9+1-9 0-9+0-9', belowTheHighest),
  '3.3': () => sums(0, '1-9+1-9 0-9+0 0-9+0', notInTheHighest),
  '3.4': () => sums(0, '1-9+1-9 0-9+0-9 0-9+0-9', nowhere),
  '3.5': () => sums(0, '1-9+1-9 0-9+0-9 0-9+0-9', belowTheHighest),

  '4.1': () => sums(0, '1-9+0 0-9+1-9 0-9+0-9 0-9+0-9', nowhere),
  '4.2': () => sums(0, '1-9+0 0-9+1-9 0-9+0-9 0-9+0-9', belowTheHighest),
  '4.3': () => sums(0, '1-9+1-9 0-9+0 0-9+0 0-9+0', notInTheHighest),
  '4.4': () => sums(0, '1-9+1-9 0-9+0-9 0-9+0-9 0-9+0-9', nowhere),
  '4.5': () => sums(0, '1-9+1-9 0-9+0-9 0-9+0-9 0-9+0-9', belowTheHighest),

  '5.1': () => sums(1, '0-9+0-9 1-9+1-9', nowhere),
  '5.2': () => sums(1, '0-9+0-9 1-9+1-9', inTheLowest),
  '5.3': () => sums(2, '0-9+0-9 1-9+0-9 0+1-9', anywhere),
  '5.4': () => sums(2, '1-9+0 0-9+0-9 0-9+0-9 1-9+1-9', nowhere),
  '5.5': () => sums(2, '0-1+0 0-9+0-9 0-9+0-9 1-9+1-9', atLeastTwice),
}

/**
 * @param columns in whole units of the last decimal place
 * @param decimals the most decimal places of the two numbers
 */
function sums(decimals: number, columns: string, carrying: (carried: Carries) => boolean): Dealer {
  return sumsOf(decimals, pairsToAdd(columns, carrying))
}

function sumsOf(decimals: number, pairs: WrittenPairs, patternOf = patternOfSum): Dealer {
  const compared = decimals > 0 ? 'rounded' : 'exact'
  const sum = questionOf(pairs.size, (number) => {
    const [a, b] = pairs.at(number)
    const asked = operate(decimalValue(a, decimals), '+', decimalValue(b, decimals))
    return calculation(asked, writeDecimal(a + b, decimals), decimals, compared)
  })
  return {
    deal(random, [before]) {
      const number = drawNumber(random, pairs, before)
      return { question: sum(number), memory: [number] }
    },
    answer: { maxLength: String(pairs.largest).length + (decimals > 0 ? 1 : 0), point: decimals > 0 },
    patternOf,
  }
}
