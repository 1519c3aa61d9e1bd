/**
 * The questions of the 26 levels of multiplication (docs/product/curriculum.md, "Multiplication"). No level repeats one
 * of the last five pairs of factors in either order.
 */

import type { Dealer, Dealers } from '../../dealer.ts'
import { calculation, operate } from '../../dealing/calculation.ts'
import { decimals, drawPair, everyPair, type Factor, type Pairs, pairsThat, whole } from '../../dealing/factors.ts'
import { rarely } from '../../dealing/lanes.ts'
import { decimalValue, writeDecimal } from '../../decimal.ts'
import { repeatedAddition } from './dealers/repeated-addition.ts'
import { tables } from './dealers/tables.ts'
import { patternOfProduct } from './pattern.ts'

/** Returns whether a pair carries as the level asks. The second factor always has one digit. */
type Carrying = (first: number, digit: number) => boolean

const digitsOf = (number: number) => Array.from(String(number), Number)
const nowhere: Carrying = (first, digit) => digitsOf(first).every((each) => each * digit <= 9)
/** The lowest column that carries gets no carry itself, so checking single digits is enough. */
const belowTheHighest: Carrying = (first, digit) =>
  digitsOf(first)
    .slice(1)
    .some((each) => each * digit > 9)

export const dealers: Dealers<'multiplication'> = {
  '1.1': () => repeatedAddition,
  '1.2': () => tables([0, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]),
  '1.3': () => tables([5, 10]),
  '1.4': () => tables([3, 4]),
  '1.5': () => tables([6, 7]),
  '1.6': () => tables([8, 9]),

  '2.1': () => products(whole(10, 90, 10), whole(2, 9)),
  '2.2': () => productsOf(tensRarely(whole(10, 99), whole(2, 4))),
  '2.3': () => products(whole(10, 99), whole(3, 9), belowTheHighest),
  '2.4': () => products(whole(10, 99), whole(20, 90, 10)),
  '2.5': () => products(whole(11, 89), whole(11, 19)),

  '3.1': () => products(whole(100, 900, 100), whole(2, 9)),
  '3.2': () => productsOf(tensRarely(whole(100, 999), whole(2, 4))),
  '3.3': () => products(whole(100, 999), whole(3, 9), belowTheHighest),
  '3.4': () => products(whole(100, 499), whole(11, 19)),
  '3.5': () => products(whole(100, 299), whole(100, 199)),

  '4.1': () => products(whole(1000, 9000, 1000), whole(2, 9)),
  '4.2': () => products(whole(1000, 9999), whole(2, 9)),
  '4.3': () => products(whole(1000, 4999), whole(11, 19)),
  '4.4': () => products(whole(1000, 3999), whole(100, 199)),
  '4.5': () => products(whole(1000, 3999), whole(1000, 1999)),

  // The values of a factor are in whole units of its last decimal place.
  '5.1': () => decimalProducts(1, decimals(2, 1, 999), whole(10, 100, 90)),
  '5.2': () => decimalProducts(1, decimals(1, 1, 9), whole(2, 9)),
  '5.3': () => decimalProducts(1, decimals(1, 11, 99), whole(2, 9)),
  '5.4': () => decimalProducts(2, decimals(2, 101, 999), whole(2, 9)),
  '5.5': () => decimalProducts(2, decimals(1, 11, 99), decimals(1, 11, 99)),
}

/** Returns the pairs that carry nowhere. A first factor that ends in 0 is rare. */
function tensRarely(first: Factor, second: Factor): Pairs {
  const plain = pairsThat(first, second, (a, b) => a % 10 !== 0 && nowhere(a, b))
  return rarely(
    12,
    plain,
    pairsThat(first, second, (a, b) => a % 10 === 0 && nowhere(a, b)),
  )
}

/** @param carrying selects the pairs of the level; the two factors must then have no value in common */
function products(first: Factor, second: Factor, carrying?: Carrying): Dealer {
  if (carrying) return productsOf(pairsThat(first, second, carrying))
  return productsOf(everyPair(first, second), Math.max(...first.values) * Math.max(...second.values))
}

/** @param largest the largest product; a level of every pair has up to three million of them, too many to look at */
function productsOf(pairs: Pairs, largest = largestProduct(pairs)): Dealer {
  return {
    deal(random, before) {
      const [number, memory] = drawPair(random, pairs, before)
      const [a, b] = pairs.at(number)
      return { question: calculation(operate(a, '×', b), String(a * b)), memory }
    },
    answer: { maxLength: String(largest).length, point: false },
    patternOf: patternOfProduct,
  }
}

function largestProduct(pairs: Pairs): number {
  let largest = 0
  for (let number = 0; number < pairs.size; number++) {
    const [a, b] = pairs.at(number)
    largest = Math.max(largest, a * b)
  }
  return largest
}

/** @param places the most decimal places of the answers */
function decimalProducts(places: number, first: Factor, second: Factor): Dealer {
  const pairs = everyPair(first, second)
  const written = (a: number, b: number) => writeDecimal(a * b, first.places + second.places)
  const lengths = first.values.flatMap((a) => second.values.map((b) => written(a, b).length))
  return {
    deal(random, before) {
      const [number, memory] = drawPair(random, pairs, before)
      const [a, b] = pairs.at(number)
      const asked = operate(decimalValue(a, first.places), '×', decimalValue(b, second.places))
      return { question: calculation(asked, written(a, b), places, 'rounded'), memory }
    },
    answer: { maxLength: lengths.reduce((most, length) => Math.max(most, length)), point: true },
    patternOf: patternOfProduct,
  }
}
