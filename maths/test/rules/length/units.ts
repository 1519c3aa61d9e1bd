/** Levels 2.6 to 2.9: lengths in another unit (curriculum.md; up to 2000 by specification 2, section 5). */

import type { Question, Unit } from '../../../question.ts'
import type { LevelRule } from '../level-rule.ts'
import { notTwiceRunning } from '../repeat.ts'
import { readUnits } from '../written.ts'
import { asksForLength } from './ask.ts'

/** Two units that are taught together: 10^places of the smaller make one of the larger. */
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

/** "1.2 m = ? cm" or "120 cm = ? m" */
export function conversions(large: Unit, small: Unit): LevelRule {
  const pair = pairs.find((pair) => pair.large === large && pair.small === small)!
  return {
    holds(question) {
      const [given, to, ...rest] = question.text.split(' = ? ')
      if (!given || rest.length > 0 || question.drawn.kind !== 'expression') return false
      const from = given.split(' ')[1]
      if (!((from === large && to === small) || (from === small && to === large))) return false
      const length = readLength(given, pair)
      if (length === null || length < 1 || length > 2000) return false
      return asksIn(question, to, length, pair, pair.places)
    },
    follows: notTwiceRunning,
  }
}

/** "1 m 35 cm = ? cm" */
export function mixedUnits(): LevelRule {
  return {
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
  }
}

/**
 * Returns whether the question asks for this length in one of the two units of the pair.
 *
 * @param length in the smaller unit
 * @param places the most decimal places of the level's answers
 */
export function asksIn(
  question: Question,
  unit: Unit,
  length: number,
  { large, places: placesInLarge }: Pair,
  places: number,
): boolean {
  if (question.kind !== 'number') return false
  // `readUnits` reads one way of writing each number only, so no other answer has this length.
  const expected = readUnits(question.answer, unit === large ? placesInLarge : 0)
  return expected === length && asksForLength(question, question.answer, unit, places)
}

/** Reads "1.2 m" or "45 cm" in the smaller unit of the pair, or returns null where the text is neither. */
export function readLength(text: string, { large, small, places }: Pair): number | null {
  const [number = '', unit, ...rest] = text.split(' ')
  if (rest.length > 0) return null
  if (unit === large) return readUnits(number, places)
  return unit === small ? readUnits(number, 0) : null
}

/**
 * Reads "1 m 35 cm" in the smaller unit, or returns null where the text is anything else. Both parts are whole, and the
 * second is less than one of the larger unit.
 */
export function readMixed(text: string, { large, small, places }: Pair): number | null {
  const [whole = '', first, rest = '', second, ...more] = text.split(' ')
  if (first !== large || second !== small || more.length > 0) return null
  const [a, b] = [readUnits(whole, 0), readUnits(rest, 0)]
  if (!a || !b || b >= 10 ** places) return null
  return a * 10 ** places + b
}
