/** The questions of the 26 levels of subtraction (docs/product/curriculum.md, "Subtraction"). */

import type { Dealer, Dealers } from '../../dealer.ts'
import { calculation, operate } from '../../dealing/calculation.ts'
import { patternOfDifference } from '../../dealing/column-pattern.ts'
import { type Carries, pairsToSubtract, type WrittenPairs } from '../../dealing/columns.ts'
import { deckOf } from '../../dealing/deck.ts'
import { drawNumber, evenly, rarely } from '../../dealing/lanes.ts'
import { questionOf } from '../../dealing/memoize.ts'
import { decimalValue, writeDecimal } from '../../decimal.ts'
import type { Question } from '../../question.ts'
import { patternFromTen, patternThroughTen } from './pattern.ts'

/** Whether each column borrows, from the ones (or the last decimal place) upwards. */
type Borrows = Carries

const countBorrows = (borrowed: Borrows) => borrowed.filter(Boolean).length
const nowhere = (borrowed: Borrows) => countBorrows(borrowed) === 0
const somewhere = (borrowed: Borrows) => countBorrows(borrowed) > 0
const once = (borrowed: Borrows) => countBorrows(borrowed) === 1
const twice = (borrowed: Borrows) => countBorrows(borrowed) === 2
const threeTimes = (borrowed: Borrows) => countBorrows(borrowed) === 3
const onceForTheOnes = (borrowed: Borrows) => once(borrowed) && borrowed[0] === true
const anywhere = () => true
const differenceOf = (a: number, b: number) => a - b

/** Columns are written as on paper, the highest first: "1-9−0" has 1 to 9 on top and 0 below. */
export const dealers: Dealers<'subtraction'> = {
  '1.1': () =>
    differencesOf(
      0,
      rarely(12, evenly(pairsToSubtract('2-9−2-9', nowhere), differenceOf), pairsToSubtract('1-9−1', nowhere)),
    ),
  '1.2': () => fromTen(),
  '1.3': () =>
    differencesOf(
      0,
      rarely(12, evenly(pairsToSubtract('1−0 2-9−2-9', nowhere), differenceOf), pairsToSubtract('1−0 1-9−1', nowhere)),
    ),
  '1.4': () => differencesOf(0, evenly(pairsToSubtract('1−0 1-8−1-9', somewhere), differenceOf)),

  '2.1': () =>
    differencesOf(0, rarely(12, pairsToSubtract('1-9−0 0-9−2-9', nowhere), pairsToSubtract('1-9−0 0-9−1', nowhere))),
  '2.2': () => differencesOf(0, pairsToSubtract('2-9−0 0-9−1-9', somewhere), patternThroughTen),
  '2.3': () => differences(0, '1-9−1-9 0-9−0', anywhere),
  '2.4': () => differences(0, '1-9−1-9 0-9−0-9', nowhere),
  '2.5': () => differences(0, '1-9−1-9 0-9−0-9', somewhere),

  '3.1': () => differences(0, '1-9−0 0-9−1-9 0-9−0-9', nowhere),
  '3.2': () => differences(0, '1-9−0 0-9−1-9 0-9−0-9', onceForTheOnes),
  '3.3': () => differences(0, '1-9−1-9 0-9−0 0-9−0', anywhere),
  '3.4': () => differences(0, '1-9−1-9 0-9−0-9 0-9−0-9', nowhere),
  '3.5': () => differences(0, '1-9−1-9 0-9−0-9 0-9−0-9', once),
  '3.6': () => differences(0, '1-9−1-9 1-9−0-9 0-9−0-9', twice),
  '3.7': () => differences(0, '1-9−1-9 0−0-9 0-9−0-9', twice),

  '4.1': () => differences(0, '2-9−0 0-9−1-9 0-9−0-9 0-9−0-9', nowhere),
  '4.2': () => differences(0, '2-9−0 0-9−1-9 0-9−0-9 0-9−0-9', somewhere),
  '4.3': () => differences(0, '2-9−1-9 0-9−0-9 0-9−0-9 0-9−0-9', nowhere),
  '4.4': () => differences(0, '2-9−1-9 0-9−0-9 0-9−0-9 0-9−0-9', somewhere),
  '4.5': () => differences(0, '2-9−1-9 0−0-9 0−0-9 0-9−0-9', threeTimes),

  '5.1': () => differences(1, '0-9−0-9 1-9−1-9', nowhere),
  '5.2': () => differences(1, '0-9−0-9 1-9−1-9', somewhere),
  '5.3': () => differences(2, '0-9−0-9 0-9−0-9 1-9−1-9', nowhere),
  '5.4': () => differences(2, '0-9−0-9 0-9−0-9 1-9−1-9', somewhere),
  '5.5': () => differences(2, '0-9−0-9 1-9−0-9 0−1-9', anywhere),
}

/**
 * @param columns in whole units of the last decimal place
 * @param decimals the most decimal places of the two numbers
 */
function differences(decimals: number, columns: string, borrowing: (borrowed: Borrows) => boolean): Dealer {
  return differencesOf(decimals, pairsToSubtract(columns, borrowing))
}

function differencesOf(decimals: number, pairs: WrittenPairs, patternOf = patternOfDifference): Dealer {
  const dealt = questionOf(pairs.size, (number) => difference(...pairs.at(number), decimals))
  return {
    deal(random, [before]) {
      const number = drawNumber(random, pairs, before)
      return { question: dealt(number), memory: [number] }
    },
    answer: { maxLength: writeDecimal(pairs.largest, decimals).length, point: decimals > 0 },
    patternOf,
  }
}

/** Deals 10 − 1 to 10 − 9 from a deck of the numbers taken away. */
function fromTen(): Dealer {
  const deck = deckOf(9, 1)
  return {
    deal(random, before) {
      const [drawn, memory] = deck.draw(random, before)
      return { question: difference(10, drawn + 1, 0), memory }
    },
    answer: { maxLength: 1, point: false },
    patternOf: patternFromTen,
    // A new deck has every number except the last one.
    memoryForPattern: ([, ...last]) => [0, ...last],
  }
}

function difference(a: number, b: number, places: number): Question {
  const asked = operate(decimalValue(a, places), '−', decimalValue(b, places))
  return calculation(asked, writeDecimal(a - b, places), places)
}
