/** Lengths told in another unit (curriculum.md, Length 2.6 to 2.9; up to 2000 by specification 2, section 5). */
import { writeDecimal } from '../../decimal.ts'
import { expression } from '../../drawing.ts'
import type { Dealer } from '../../level.ts'
import type { Unit } from '../../question.ts'
import { integerOther } from '../other.ts'
import { notTwiceRunning } from '../repeat.ts'
import { readUnits } from '../written.ts'
import { askFor, asksForLength } from './ask.ts'

export const most = 2000

/** A unit with the next smaller one that is taught with it: 10^places of the smaller make the larger. */
export interface Pair {
  readonly large: Unit
  readonly small: Unit
  readonly places: number
}

export const pairs: readonly Pair[] = [
  { large: 'cm', small: 'mm', places: 1 },
  { large: 'm', small: 'cm', places: 2 },
  { large: 'km', small: 'm', places: 3 },
]

/**
 * Either way. How coarse the length is is drawn first, tens and hundreds as often as ones, or hardly any of these would be
 * met among two thousand lengths.
 */
export function conversions(large: Unit, small: Unit): Dealer {
  const { places } = pairs.find((pair) => pair.large === large)!
  // Whole kilometres up to 2000 m are but two.
  const coarsest = Math.min(places, 2)
  return {
    deal(random, [before = 0]) {
      const step = 10 ** random.integer(0, coarsest)
      const length = step * integerOther(random, 1, most / step, before % step === 0 ? before / step : 0)
      const inLarge = writeDecimal(length, places)
      const question =
        random.integer(0, 1) === 0
          ? askFor(`${inLarge} ${large} = ? ${small}`, expression, String(length), places, small)
          : askFor(`${length} ${small} = ? ${large}`, expression, inLarge, places, large)
      return { question, memory: [length] }
    },
    holds(question) {
      const [given, to, ...rest] = question.text.split(' = ? ')
      if (!given || rest.length > 0 || question.drawn.kind !== 'expression') return false
      const from = given.split(' ')[1]
      if (!((from === large && to === small) || (from === small && to === large))) return false
      const length = readLength(given, { large, small, places })
      if (length === null || length < 1 || length > 2000) return false
      const answer = to === small ? String(length) : writeDecimal(length, places)
      return asksForLength(question, answer, to, places)
    },
    follows: notTwiceRunning,
    answer: { signs: Math.max(String(most).length, writeDecimal(most - 1, places).length), point: true },
  }
}

/** "1 m 35 cm = ? cm": both parts whole, the second less than one of the first. */
export function mixedUnits(): Dealer {
  return {
    deal(random, [pairBefore = -1, before = -1]) {
      const at = random.integer(0, pairs.length - 1)
      const pair = pairs[at]!
      const { small, places } = pair
      const index = integerOther(random, 0, mixedLengths(places, most) - 1, at === pairBefore ? before : -1)
      const length = mixedLength(places, index)
      const text = `${writeMixed(length, pair)} = ? ${small}`
      return { question: askFor(text, expression, String(length), 0, small), memory: [at, index] }
    },
    holds(question) {
      const [given, to, ...rest] = question.text.split(' = ? ')
      if (!given || rest.length > 0 || question.drawn.kind !== 'expression') return false
      const pair = pairs.find(({ small }) => small === to)
      const length = pair ? readMixed(given, pair) : null
      return (
        pair !== undefined && length !== null && length <= 2000 && asksForLength(question, String(length), pair.small)
      )
    },
    follows: notTwiceRunning,
    answer: { signs: String(most).length, point: false },
  }
}

/** How many lengths up to `highest` of the smaller unit have both a larger and a smaller part. */
export function mixedLengths(places: number, highest: number): number {
  const one = 10 ** places
  return highest - one - (Math.floor(highest / one) - 1)
}

/** These lengths in their order, in the smaller unit, counted from 0. */
export function mixedLength(places: number, index: number): number {
  const one = 10 ** places
  return (Math.floor(index / (one - 1)) + 1) * one + (index % (one - 1)) + 1
}

/** "1 m 35 cm" */
export function writeMixed(length: number, { large, small, places }: Pair): string {
  const one = 10 ** places
  return `${Math.floor(length / one)} ${large} ${length % one} ${small}`
}

/** "1.2 m" or "45 cm" in the smaller unit of the pair, or null where it is neither. */
export function readLength(text: string, { large, small, places }: Pair): number | null {
  const [number = '', unit, ...rest] = text.split(' ')
  if (rest.length > 0) return null
  if (unit === large) return readUnits(number, places)
  return unit === small ? readUnits(number, 0) : null
}

/** "1 m 35 cm" in the smaller unit, or null where it is anything else. */
export function readMixed(text: string, { large, small, places }: Pair): number | null {
  const [whole = '', first, rest = '', second, ...more] = text.split(' ')
  if (first !== large || second !== small || more.length > 0) return null
  const [a, b] = [readUnits(whole, 0), readUnits(rest, 0)]
  if (!a || !b || b >= 10 ** places) return null
  return a * 10 ** places + b
}
