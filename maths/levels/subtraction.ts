/** Subtraction (curriculum.md, "Subtraction"): what each of the 26 levels deals, and its rule once more as a predicate. */
import { writeDecimal } from '../decimal.ts'
import { expression } from '../drawing.ts'
import type { Dealer, Dealers } from '../level.ts'
import type { NumberQuestion } from '../question.ts'
import { type Moves, pairsToSubtract } from './columns.ts'
import { deckOf } from './deck.ts'
import { questionOf } from './kept.ts'
import { integerOther } from './other.ts'
import { notTwiceRunning } from './repeat.ts'
import {
  asksFor,
  borrows,
  type Calculation,
  digitAt,
  hasDigits,
  isMultiple,
  isWithin,
  readCalculation,
} from './written.ts'

const timesIn = (borrowed: Moves) => borrowed.filter(Boolean).length
const nowhere = (borrowed: Moves) => timesIn(borrowed) === 0
const somewhere = (borrowed: Moves) => timesIn(borrowed) > 0
const once = (borrowed: Moves) => timesIn(borrowed) === 1
const twice = (borrowed: Moves) => timesIn(borrowed) === 2
const threeTimes = (borrowed: Moves) => timesIn(borrowed) === 3
const onceForTheOnes = (borrowed: Moves) => once(borrowed) && borrowed[0] === true
const anyhow = () => true

/** By level id. Columns are written as on paper, the highest first: "1-9−0" has 1 to 9 on top and 0 below. */
export const subtraction: Dealers<'subtraction'> = {
  '1.1': differences(0, '1-9−1-9', nowhere, (taken) => sizes(taken, 1, 1)),
  '1.2': fromTen(),
  '1.3': differences(0, '1−0 1-9−1-9', nowhere, (taken) => between(taken, 11, 19, 1) && borrowsTimes(taken, 0)),
  '1.4': differences(0, '1−0 1-8−1-9', somewhere, (taken) => between(taken, 11, 18, 1) && borrowsTimes(taken, 1)),

  '2.1': differences(0, '1-9−0 0-9−1-9', nowhere, (taken) => sizes(taken, 2, 1) && borrowsTimes(taken, 0)),
  '2.2': differences(0, '2-9−0 0-9−1-9', somewhere, (taken) => between(taken, 20, 99, 1) && borrowsTimes(taken, 1)),
  '2.3': differences(0, '1-9−1-9 0-9−0', anyhow, (taken) => sizes(taken, 2, 2) && isMultiple(taken.b, 10)),
  '2.4': differences(0, '1-9−1-9 0-9−0-9', nowhere, (taken) => sizes(taken, 2, 2) && borrowsTimes(taken, 0)),
  '2.5': differences(0, '1-9−1-9 0-9−0-9', somewhere, (taken) => sizes(taken, 2, 2) && borrowsTimes(taken, 1)),

  '3.1': differences(0, '1-9−0 0-9−1-9 0-9−0-9', nowhere, (taken) => sizes(taken, 3, 2) && borrowsTimes(taken, 0)),
  '3.2': differences(
    0,
    '1-9−0 0-9−1-9 0-9−0-9',
    onceForTheOnes,
    (taken) => sizes(taken, 3, 2) && borrowsTimes(taken, 1) && digitAt(taken.a, 1) < digitAt(taken.b, 1),
  ),
  '3.3': differences(0, '1-9−1-9 0-9−0 0-9−0', anyhow, (taken) => sizes(taken, 3, 3) && isMultiple(taken.b, 100)),
  '3.4': differences(0, '1-9−1-9 0-9−0-9 0-9−0-9', nowhere, (taken) => sizes(taken, 3, 3) && borrowsTimes(taken, 0)),
  '3.5': differences(0, '1-9−1-9 0-9−0-9 0-9−0-9', once, (taken) => sizes(taken, 3, 3) && borrowsTimes(taken, 1)),
  '3.6': differences(
    0,
    '1-9−1-9 1-9−0-9 0-9−0-9',
    twice,
    (taken) => sizes(taken, 3, 3) && digitAt(taken.a, 10) !== 0 && borrowsTimes(taken, 2),
  ),
  '3.7': differences(
    0,
    '1-9−1-9 0−0-9 0-9−0-9',
    twice,
    (taken) => sizes(taken, 3, 3) && digitAt(taken.a, 10) === 0 && borrowsTimes(taken, 2),
  ),

  '4.1': differences(
    0,
    '2-9−0 0-9−1-9 0-9−0-9 0-9−0-9',
    nowhere,
    (taken) => between(taken, 2000, 9999, 3) && borrowsTimes(taken, 0),
  ),
  '4.2': differences(
    0,
    '2-9−0 0-9−1-9 0-9−0-9 0-9−0-9',
    somewhere,
    (taken) => between(taken, 2000, 9999, 3) && !borrowsTimes(taken, 0),
  ),
  '4.3': differences(
    0,
    '2-9−1-9 0-9−0-9 0-9−0-9 0-9−0-9',
    nowhere,
    (taken) => between(taken, 2000, 9999, 4) && borrowsTimes(taken, 0),
  ),
  '4.4': differences(
    0,
    '2-9−1-9 0-9−0-9 0-9−0-9 0-9−0-9',
    somewhere,
    (taken) => between(taken, 2000, 9999, 4) && !borrowsTimes(taken, 0),
  ),
  '4.5': differences(
    0,
    '2-9−1-9 0−0-9 0−0-9 0-9−0-9',
    threeTimes,
    (taken) => between(taken, 2000, 9999, 4) && Math.floor(taken.a / 10) % 100 === 0 && borrowsTimes(taken, 3),
  ),

  '5.1': differences(1, '0-9−0-9 1-9−1-9', nowhere, (taken) => underTen(taken, 1, 1) && borrowsTimes(taken, 0)),
  '5.2': differences(1, '0-9−0-9 1-9−1-9', somewhere, (taken) => underTen(taken, 1, 1) && borrowsTimes(taken, 1)),
  '5.3': differences(2, '0-9−0-9 0-9−0-9 1-9−1-9', nowhere, (taken) => underTen(taken, 2, 2) && borrowsTimes(taken, 0)),
  '5.4': differences(
    2,
    '0-9−0-9 0-9−0-9 1-9−1-9',
    somewhere,
    (taken) => underTen(taken, 2, 2) && !borrowsTimes(taken, 0),
  ),
  '5.5': differences(2, '0-9−0-9 1-9−0-9 0−1-9', anyhow, (taken) => underTen(taken, 1, 2)),
}

/** @param decimals the most places of the two numbers; dealing is in whole units of the last place. */
function differences(
  decimals: number,
  columns: string,
  borrowing: (borrowed: Moves) => boolean,
  rule: (taken: Calculation) => boolean,
): Dealer {
  const pairs = pairsToSubtract(columns, borrowing)
  const dealt = questionOf(pairs.size, (number) => difference(...pairs.at(number), decimals))
  return {
    deal(random, [before]) {
      const number = integerOther(random, 0, pairs.size - 1, before)
      return { question: dealt(number), memory: [number] }
    },
    holds(question) {
      const taken = readCalculation(question, '−', decimals)
      if (!taken || taken.a < taken.b || !rule(taken)) return false
      return asksFor(question, writeDecimal(taken.a - taken.b, decimals), decimals, 'exact')
    },
    follows: notTwiceRunning,
    answer: { signs: writeDecimal(pairs.largest, decimals).length, point: decimals > 0 },
  }
}

/** 10 − 1 to 10 − 9, a deck counted by the number taken away. */
function fromTen(): Dealer {
  const deck = deckOf(9, 1)
  const taken = (question: { readonly text: string }) => Number(question.text.split(' − ')[1])
  return {
    deal(random, before) {
      const [drawn, memory] = deck.draw(random, before)
      return { question: difference(10, drawn + 1, 0), memory }
    },
    holds(question) {
      const { a, b } = readCalculation(question, '−') ?? { a: 0, b: 0 }
      return a === 10 && hasDigits(b, 1) && asksFor(question, String(10 - b), 0, 'exact')
    },
    follows: (question, earlier) => deck.allows([...earlier, question].map(taken)),
    answer: { signs: 1, point: false },
  }
}

function difference(a: number, b: number, places: number): NumberQuestion {
  const text = `${writeDecimal(a, places)} − ${writeDecimal(b, places)}`
  return { kind: 'number', text, drawn: expression, answer: writeDecimal(a - b, places), places, compared: 'exact' }
}

function sizes({ a, b }: Calculation, first: number, second: number): boolean {
  return hasDigits(a, first) && hasDigits(b, second)
}

function between({ a, b }: Calculation, low: number, high: number, second: number): boolean {
  return isWithin(a, low, high) && hasDigits(b, second)
}

function borrowsTimes({ a, b }: Calculation, times: number): boolean {
  return borrows(a, b) === times
}

/** Both numbers under ten, with so many decimal places. */
function underTen({ a, b, aPlaces, bPlaces }: Calculation, first: number, second: number): boolean {
  const ten = 10 ** (Math.max(first, second) + 1)
  return aPlaces === first && bPlaces === second && a < ten && b < ten
}
