/** The shapes of an expression: its operators and brackets, before any number is drawn. */
import type { Operator } from '../../ask.ts'

/** Brackets around the numbers from one place to another, both included. */
type Brackets = readonly [number, number]

/**
 * How a number is drawn: freely, together with its divisor (which is then `drawn`), or to suit the value before it as
 * its `divisor` or as what is taken from it.
 */
export type Role = 'free' | 'dividend' | 'drawn' | 'divisor' | 'subtrahend'

/** Either the number at a place or a sign between the two last values, in the order of calculating. */
export type Step =
  | { readonly sign: null; readonly at: number; readonly role: Role }
  | { readonly sign: Operator; readonly at: -1; readonly role: null }

export interface Shape {
  readonly steps: readonly Step[]
  /** The steps if one of the brackets were left out, for each of them. */
  readonly withoutBrackets: readonly (readonly Step[])[]
}

/** Room for the numbers of an expression, five at most, and for the values on the way. */
export const room = () => [0, 0, 0, 0, 0]

const allSigns = ['+', '−', '×', '÷'] as const
const mostTimes = 2
const mostDivisions = 2

/** Every shape of so many numbers with one of + − and one of × ÷: those without brackets, or those with one or two pairs. */
export function shapesOf(count: number, bracketed: boolean): Shape[] {
  const brackets = bracketed ? bracketsAround(count) : [[]]
  return signsBetween(count).flatMap((signs) =>
    brackets.map((pairs) => shapeOf(signs, pairs)).filter((shape) => shape.withoutBrackets.every(changes(shape))),
  )
}

/** Returns whether a shape divides by something in brackets: the step before the division is an operator. */
export function dividesByBrackets({ steps }: Shape): boolean {
  return steps.some(({ sign }, i) => sign === '÷' && steps[i - 1]?.sign !== null)
}

/** The value for given numbers of so many units each 1, as near as floating point comes. */
export function roughly(steps: readonly Step[], numbers: readonly number[], unit: number): number {
  const values = room()
  let last = -1
  for (const { sign, at } of steps) {
    if (sign === null) {
      values[++last] = numbers[at]! / unit
    } else {
      const b = values[last--]!
      const a = values[last]!
      values[last] = sign === '+' ? a + b : sign === '−' ? a - b : sign === '×' ? a * b : a / b
    }
  }
  return values[0]!
}

/** Brackets that do not change this value change none: the numbers are unlike enough. */
const unlike = [2.3, 3.7, 5.9, 7.1, 11.9]

function changes({ steps }: Shape): (without: readonly Step[]) => boolean {
  return (without) => Math.abs(roughly(steps, unlike, 1) - roughly(without, unlike, 1)) > 1e-6
}

function signsBetween(count: number): Operator[][] {
  let rows: Operator[][] = [[]]
  for (let i = 1; i < count; i++) rows = rows.flatMap((row) => allSigns.map((sign) => [...row, sign]))
  const times = (row: readonly Operator[], of: Operator) => row.filter((sign) => sign === of).length
  return rows.filter(
    (row) => row.some(adds) && !row.every(adds) && times(row, '×') <= mostTimes && times(row, '÷') <= mostDivisions,
  )
}

function adds(sign: Operator | undefined): boolean {
  return sign === '+' || sign === '−'
}

/** One pair, or two pairs side by side; never around everything, never one inside the other. */
function bracketsAround(count: number): Brackets[][] {
  const pairs: Brackets[] = []
  for (let from = 0; from < count; from++) {
    for (let to = from + 1; to < count; to++) if (to - from < count - 1) pairs.push([from, to])
  }
  const sideBySide = pairs.flatMap((left) => pairs.filter((right) => left[1] < right[0]).map((right) => [left, right]))
  return [...pairs.map((pair) => [pair]), ...sideBySide]
}

function shapeOf(signs: readonly Operator[], pairs: readonly Brackets[]): Shape {
  const steps = (kept: readonly Brackets[]) => stepsOf(signs, 0, signs.length, kept)
  return {
    steps: steps(pairs),
    withoutBrackets: pairs.map((pair) => steps(pairs.filter((other) => other !== pair))),
  }
}

function stepsOf(
  signs: readonly Operator[],
  from: number,
  to: number,
  pairs: readonly Brackets[],
  role: Role = 'free',
): Step[] {
  if (from === to) return [{ sign: null, at: from, role }]
  const last = lastSign(signs, from, to, pairs)
  if (last < 0) return stepsOf(signs, from, to, [])
  const sign = signs[last]!
  const together = sign === '÷' && last === from && last + 1 === to
  const before = stepsOf(signs, from, last, pairs, together ? 'dividend' : 'free')
  const roleBehind = together ? 'drawn' : sign === '÷' ? 'divisor' : sign === '−' ? 'subtrahend' : 'free'
  return [...before, ...stepsOf(signs, last + 1, to, pairs, roleBehind), { sign, at: -1, role: null }]
}

/** Where the sign stands that is calculated last: the last + or − outside brackets, else the last × or ÷; -1 for none. */
function lastSign(signs: readonly Operator[], from: number, to: number, pairs: readonly Brackets[]): number {
  let last = -1
  for (let i = from; i < to; i++) {
    if (pairs.some(([opens, closes]) => opens <= i && i < closes)) continue
    if (last < 0 || adds(signs[i]) || !adds(signs[last])) last = i
  }
  return last
}
