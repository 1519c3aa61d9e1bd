/** The shapes of an expression: its operators and brackets, before any number is drawn. */
import type { Operator } from '../../../expression.ts'

/** The indices of the first and the last number inside a pair of brackets. */
type Brackets = readonly [number, number]

/**
 * The role of a number decides how it is drawn. A `free` number suits any. A `dividend` is drawn together with its
 * divisor, which is then `drawn`. A `divisor` or a `subtrahend` must suit the value before it.
 */
export type Role = 'free' | 'dividend' | 'drawn' | 'divisor' | 'subtrahend'

/** A step of the calculation: the number at an index, or an operator for the last two values. */
export type Step =
  | { readonly operator: null; readonly at: number; readonly role: Role }
  | { readonly operator: Operator; readonly at: -1; readonly role: null }

export interface ExpressionShape {
  readonly steps: readonly Step[]
  /** For each pair of brackets, the steps without this pair. */
  readonly withoutBrackets: readonly (readonly Step[])[]
}

export const mostNumbers = 5

/** Returns a list of zeros, to be filled with the numbers or the values of an expression. */
export const zeros = () => [0, 0, 0, 0, 0]

const allOperators = ['+', '−', '×', '÷'] as const
const mostProducts = 2
const mostDivisions = 2

/**
 * Returns every shape of `count` numbers that has one of + − and one of × ÷. The shapes have no brackets, or one or two
 * pairs of them where `bracketed` is true.
 */
export function shapesOf(count: number, bracketed: boolean): ExpressionShape[] {
  const brackets = bracketed ? bracketsAround(count) : [[]]
  return operatorRows(count).flatMap((operators) =>
    brackets.map((pairs) => shapeOf(operators, pairs)).filter((shape) => shape.withoutBrackets.every(changedBy(shape))),
  )
}

/** Returns whether a shape divides by something in brackets: the step before the division is an operator. */
export function dividesByBrackets({ steps }: ExpressionShape): boolean {
  return steps.some(({ operator }, i) => operator === '÷' && steps[i - 1]?.operator !== null)
}

/**
 * Returns the value of a shape for given numbers, in floating point.
 *
 * @param unit the number of units that make 1
 */
export function roughly(steps: readonly Step[], numbers: readonly number[], unit: number): number {
  const values = zeros()
  let last = -1
  for (const { operator, at } of steps) {
    if (operator === null) {
      values[++last] = numbers[at]! / unit
    } else {
      const b = values[last--]!
      const a = values[last]!
      values[last] = operator === '+' ? a + b : operator === '−' ? a - b : operator === '×' ? a * b : a / b
    }
  }
  return values[0]!
}

/** Numbers without a simple relation. Brackets that do not change the value of these numbers never change a value. */
const sampleNumbers = [2.3, 3.7, 5.9, 7.1, 11.9]

function changedBy({ steps }: ExpressionShape): (without: readonly Step[]) => boolean {
  return (without) => Math.abs(roughly(steps, sampleNumbers, 1) - roughly(without, sampleNumbers, 1)) > 1e-6
}

function operatorRows(count: number): Operator[][] {
  let rows: Operator[][] = [[]]
  for (let i = 1; i < count; i++) rows = rows.flatMap((row) => allOperators.map((operator) => [...row, operator]))
  const occurrences = (row: readonly Operator[], of: Operator) => row.filter((operator) => operator === of).length
  return rows.filter(
    (row) =>
      row.some(isAdditive) &&
      !row.every(isAdditive) &&
      occurrences(row, '×') <= mostProducts &&
      occurrences(row, '÷') <= mostDivisions,
  )
}

function isAdditive(operator: Operator | undefined): boolean {
  return operator === '+' || operator === '−'
}

/** Returns each pair and each two pairs side by side. No pair is around everything or inside another one. */
function bracketsAround(count: number): Brackets[][] {
  const pairs: Brackets[] = []
  for (let from = 0; from < count; from++) {
    for (let to = from + 1; to < count; to++) if (to - from < count - 1) pairs.push([from, to])
  }
  const sideBySide = pairs.flatMap((left) => pairs.filter((right) => left[1] < right[0]).map((right) => [left, right]))
  return [...pairs.map((pair) => [pair]), ...sideBySide]
}

function shapeOf(operators: readonly Operator[], pairs: readonly Brackets[]): ExpressionShape {
  const steps = (kept: readonly Brackets[]) => stepsOf(operators, 0, operators.length, kept)
  return {
    steps: steps(pairs),
    withoutBrackets: pairs.map((pair) => steps(pairs.filter((other) => other !== pair))),
  }
}

function stepsOf(
  operators: readonly Operator[],
  from: number,
  to: number,
  pairs: readonly Brackets[],
  role: Role = 'free',
): Step[] {
  if (from === to) return [{ operator: null, at: from, role }]
  const last = lastOperator(operators, from, to, pairs)
  if (last < 0) return stepsOf(operators, from, to, [])
  const operator = operators[last]!
  const together = operator === '÷' && last === from && last + 1 === to
  const left = stepsOf(operators, from, last, pairs, together ? 'dividend' : 'free')
  const roleOfRight = together ? 'drawn' : operator === '÷' ? 'divisor' : operator === '−' ? 'subtrahend' : 'free'
  return [...left, ...stepsOf(operators, last + 1, to, pairs, roleOfRight), { operator, at: -1, role: null }]
}

/**
 * Returns the index of the operator that is calculated last, or -1 where all are in brackets. It is the last + or −
 * outside brackets, or without one the last × or ÷.
 */
function lastOperator(operators: readonly Operator[], from: number, to: number, pairs: readonly Brackets[]): number {
  let last = -1
  for (let i = from; i < to; i++) {
    if (pairs.some(([opens, closes]) => opens <= i && i < closes)) continue
    if (last < 0 || isAdditive(operators[i]) || !isAdditive(operators[last])) last = i
  }
  return last
}
