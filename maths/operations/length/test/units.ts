/** The rules of levels 2.6 to 2.9: lengths in another unit (docs/product/curriculum.md, "Length"). */
import type { Ask } from '../../../ask.ts'
import type { Drawing } from '../../../drawing.ts'
import type { Length, UnitOf } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import { readUnits } from '../../../test/rules/calculation.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { asksForLength } from './ask.ts'

/** Two units that are taught together. One of the larger unit is 10^places of the smaller unit. */
export interface Pair {
  readonly large: UnitOf<'length'>
  readonly small: UnitOf<'length'>
  readonly places: number
}

export const pairs: readonly Pair[] = [
  { large: 'cm', small: 'mm', places: 1 },
  { large: 'm', small: 'cm', places: 2 },
  { large: 'km', small: 'm', places: 3 },
]

/** The rule of conversions such as "1.2 m = ? cm" or "120 cm = ? m". */
export function conversions(large: UnitOf<'length'>, small: UnitOf<'length'>): LevelRule {
  const pair = pairs.find((pair) => pair.large === large && pair.small === small)!
  return {
    holds(question) {
      const conversion = readConversion(question)
      if (!conversion) return false
      const { given, to } = conversion
      const from = given.split(' ')[1]
      if (!((from === large && to === small) || (from === small && to === large))) return false
      const length = readLength(given, pair)
      if (length === null || length < 1 || length > 2000) return false
      const ask = { kind: 'convert', quantity: meaningOf(given), to } as const
      return asksIn(question, { ask, drawn: { kind: 'expression' }, unit: to, length, pair, places: pair.places })
    },
    follows: differsFromPrevious,
  }
}

/** The rule of conversions such as "1 m 35 cm = ? cm". */
export function mixedUnits(): LevelRule {
  return {
    holds(question) {
      const conversion = readConversion(question)
      const pair = pairs.find(({ small }) => small === conversion?.to)
      if (!conversion || !pair) return false
      const { given, to } = conversion
      const length = readMixed(given, pair)
      if (length === null || length > (to === 'mm' ? 299 : 2000)) return false
      return asksForLength(question, {
        ask: { kind: 'convert', quantity: meaningOf(given), to },
        drawn: { kind: 'expression' },
        answer: String(length),
        unit: to,
      })
    },
    follows: differsFromPrevious,
  }
}

/** The units of length, the largest first. */
const lengthUnits: readonly UnitOf<'length'>[] = ['km', 'm', 'cm', 'mm']

/** Returns the parts of "1.2 m = ? cm", or null for any other text. */
export function readConversion(question: Question): { readonly given: string; readonly to: UnitOf<'length'> } | null {
  const [given, name, ...rest] = textOf(question).split(' = ? ')
  const to = lengthUnits.find((unit) => unit === name)
  return given && to && rest.length === 0 ? { given, to } : null
}

/** A question for a length in one of the two units of a pair. */
export interface AskedLength {
  readonly ask: Ask
  readonly drawn: Drawing
  readonly unit: UnitOf<'length'>
  /** The length in the smaller unit of the pair. */
  readonly length: number
  readonly pair: Pair
  /** The most decimal places of the level's answers. */
  readonly places: number
}

/** Returns whether the question asks for this length in one of the two units of the pair. */
export function asksIn(question: Question, { ask, drawn, unit, length, pair, places }: AskedLength): boolean {
  if (question.expects.kind !== 'number') return false
  const { answer } = question.expects
  // `readUnits` accepts only one form of each number, so no other answer has this length.
  const expected = readUnits(answer, unit === pair.large ? pair.places : 0)
  return expected === length && asksForLength(question, { ask, drawn, answer, unit, places })
}

/** Returns "1.2 m" or "45 cm" in the smaller unit of the pair, or null if the text is neither. */
export function readLength(text: string, { large, small, places }: Pair): number | null {
  const [number = '', unit, ...rest] = text.split(' ')
  if (rest.length > 0) return null
  if (unit === large) return readUnits(number, places)
  return unit === small ? readUnits(number, 0) : null
}

/**
 * Returns "1 m 35 cm" in the smaller unit, or null for any other text. Both parts must be whole, and the second one
 * must be less than one of the larger unit.
 */
export function readMixed(text: string, { large, small, places }: Pair): number | null {
  const [whole = '', first, rest = '', second, ...more] = text.split(' ')
  if (first !== large || second !== small || more.length > 0) return null
  const [a, b] = [readUnits(whole, 0), readUnits(rest, 0)]
  if (!a || !b || b >= 10 ** places) return null
  return a * 10 ** places + b
}

/** Returns the meaning of a length with a text such as "1.2 m" or "1 m 35 cm". */
export function meaningOf(text: string): Length {
  const words = text.split(' ')
  return lengthUnits
    .filter((unit) => words.includes(unit))
    .map((unit) => ({ value: Number(words[words.indexOf(unit) - 1]), unit }))
}
