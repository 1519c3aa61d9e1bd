/** The conversions of lengths to another unit in Length 2.6 to 2.9 (docs/product/curriculum.md, "Length"). */
import type { Ask } from '../../../ask.ts'
import type { Dealer } from '../../../dealer.ts'
import { decimalValue, writeDecimal } from '../../../decimal.ts'
import { expressionDrawing } from '../../../drawing.ts'
import type { Length, UnitOf } from '../../../quantity.ts'
import { integerOther } from '../../../random.ts'
import { patternOfConversion } from '../pattern.ts'
import { askFor } from './ask.ts'
import { type Pair, pairs } from './pairs.ts'

export const most = 2000

/**
 * Conversions in both directions. The step of the length (ones, tens or hundreds) is drawn first. Otherwise tens and
 * hundreds would be rare among two thousand lengths.
 */
export function conversions(large: UnitOf<'length'>, small: UnitOf<'length'>): Dealer {
  const { places } = pairs.find((pair) => pair.large === large)!
  // There are only two whole kilometres up to 2000 m.
  const coarsestPlaces = Math.min(places, 2)
  return {
    deal(random, [before = 0]) {
      const step = 10 ** random.integer(0, coarsestPlaces)
      const length = step * integerOther(random, 1, most / step, before % step === 0 ? before / step : 0)
      const question =
        random.integer(0, 1) === 0
          ? askFor(inUnit(decimalValue(length, places), large, small), expressionDrawing, String(length), places, small)
          : askFor(inUnit(length, small, large), expressionDrawing, writeDecimal(length, places), places, large)
      return { question, memory: [length] }
    },
    answer: { maxLength: Math.max(String(most).length, writeDecimal(most - 1, places).length), point: true },
    patternOf: patternOfConversion,
  }
}

function inUnit(value: number, unit: UnitOf<'length'>, to: UnitOf<'length'>): Ask {
  return { kind: 'convert', quantity: [{ value, unit }], to }
}

/**
 * How often each pair of units comes in ten questions. Millimetres are rare, because a part of at most 9 mm always fits
 * behind the centimetres: 5 cm 4 mm is 54 mm.
 */
const pairsOfTen = pairs.flatMap((pair) => Array.from({ length: { 1: 1, 2: 4, 3: 5 }[pair.places] ?? 0 }, () => pair))

/** One second part in this many has all its digits, as in 1 m 35 cm. In the others a 0 must be written: 1 m 5 cm. */
const fullEvery = 8

const mostCentimetres = 29

/** Questions such as "1 m 5 cm = ? cm". Both parts are whole, and the second is less than one unit of the first. */
export function mixedUnits(): Dealer {
  return {
    deal(random, [lengthBefore = 0, placesBefore = 0]) {
      const pair = pairsOfTen[random.integer(0, pairsOfTen.length - 1)]!
      const { small, places } = pair
      const one = 10 ** places
      const isFull = places === 1 || random.integer(1, fullEvery) === 1
      const [low, high] = isFull ? [one / 10, one - 1] : [1, one / 10 - 1]
      const whole = random.integer(1, places === 1 ? mostCentimetres : most / one - 1) * one
      const length = whole + integerOther(random, low, high, places === placesBefore ? lengthBefore - whole : undefined)
      const ask = { kind: 'convert', quantity: inBothUnits(length, pair), to: small } as const
      return { question: askFor(ask, expressionDrawing, String(length), 0, small), memory: [length, places] }
    },
    answer: { maxLength: String(most).length, point: false },
    patternOf: patternOfConversion,
  }
}

/** Returns the number of lengths up to `highest` of the smaller unit that have a part in both units. */
export function mixedLengths(places: number, highest: number): number {
  const one = 10 ** places
  return highest - one - (Math.floor(highest / one) - 1)
}

/** Returns the length with an index among these lengths in rising order, in the smaller unit. */
export function mixedLength(places: number, index: number): number {
  const one = 10 ** places
  return (Math.floor(index / (one - 1)) + 1) * one + (index % (one - 1)) + 1
}

/** Returns a length in both units, such as 1 m 35 cm, from its value in the smaller unit. */
export function inBothUnits(length: number, { large, small, places }: Pair): Length {
  const one = 10 ** places
  return [
    { value: Math.floor(length / one), unit: large },
    { value: length % one, unit: small },
  ]
}
