/** The questions of the 23 levels of addition (docs/product/curriculum.md, "Addition"). */

import type { Dealer, Dealers } from '../../dealer.ts'
import { calculation, operate } from '../../dealing/calculation.ts'
import { patternOfSum } from '../../dealing/column-pattern.ts'
import { type Carries, pairsToAdd } from '../../dealing/columns.ts'
import { integerOther } from '../../dealing/except.ts'
import { questionOf } from '../../dealing/memoize.ts'
import { decimalValue, writeDecimal } from '../../decimal.ts'

const nowhere = (carried: Carries) => !carried.includes(true)
const somewhere = (carried: Carries) => carried.includes(true)
/** The highest column does not carry, so the sum has no more digits than the larger number. */
const notInTheHighest = (carried: Carries) => !carried.at(-1)
const belowTheHighest = (carried: Carries) => somewhere(carried) && notInTheHighest(carried)
const inTheTenths = (carried: Carries) => carried[0] === true
const atLeastTwice = (carried: Carries) => carried.filter(Boolean).length >= 2
const anywhere = () => true

/** Columns are written as on paper, the highest first: "1-9+0" has 1 to 9 on top and 0 below. */
export const dealers: Dealers<'addition'> = {
  '1.1': () => sums(0, '1-9+1-9', nowhere),
  '1.2': () => sums(0, '2-9+2-9>10', somewhere),
  '1.3': () => sums(0, '1-5+0 0+1-9', nowhere),

  '2.1': () => sums(0, '1-9+0 0-9+1-9', nowhere),
  '2.2': () => sums(0, '1-9+0 0-9+1-9', belowTheHighest),
  '2.3': () => sums(0, '1-9+1-9 0-9+0', notInTheHighest),
  '2.4': () => sums(0, '1-9+1-9 0-9+0-9', nowhere),
  '2.5': () => sums(0, '1-9+1-9 0-9+0-9', somewhere),

  '3.1': () => sums(0, '1-9+0 0-9+1-9 0-9+0-9', nowhere),
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
  '5.2': () => sums(1, '0-9+0-9 1-9+1-9', inTheTenths),
  '5.3': () => sums(2, '0-9+0-9 1-9+0-9 0+1-9', anywhere),
  '5.4': () => sums(2, '1-9+0 0-9+0-9 0-9+0-9 1-9+1-9', nowhere),
  '5.5': () => sums(2, '0-1+0 0-9+0-9 0-9+0-9 1-9+1-9', atLeastTwice),
}

/**
 * @param columns in whole units of the last decimal place
 * @param decimals the most decimal places of the two numbers
 */
function sums(decimals: number, columns: string, carrying: (carried: Carries) => boolean): Dealer {
  const pairs = pairsToAdd(columns, carrying)
  const compared = decimals > 0 ? 'rounded' : 'exact'
  const sum = questionOf(pairs.size, (number) => {
    const [a, b] = pairs.at(number)
    const asked = operate(decimalValue(a, decimals), '+', decimalValue(b, decimals))
    return calculation(asked, writeDecimal(a + b, decimals), decimals, compared)
  })
  return {
    deal(random, [before]) {
      const number = integerOther(random, 0, pairs.size - 1, before)
      return { question: sum(number), memory: [number] }
    },
    answer: { maxLength: String(pairs.largest).length + (decimals > 0 ? 1 : 0), point: decimals > 0 },
    patternOf: patternOfSum,
  }
}
