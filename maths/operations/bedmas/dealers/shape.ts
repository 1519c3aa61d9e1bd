/** The shapes of an expression: its operators and brackets, before any number is drawn. */
import type { Operator } from '../../../expression.ts'

/** The indices of the first and the last number inside a pair of brackets. */
type Brackets = readonly [number, number]

/**
 * The role of a number decides how it is drawn. A `free` number suits any. A `dividend` is drawn together with its
 * divisor, which is then `drawn`. A `divisor` or a `subtrahend` must suit the value before it. A `factor` is the number
 * by which the level multiplies: the second one of a product, or the first one where brackets follow it.
 */
export type Role = 'free' | 'dividend' | 'drawn' | 'divisor' | 'subtrahend' | 'factor'

/** A step of the calculation: the number at an index, or an operator for the last two values. */
export type Step =
  | { readonly operator: null; readonly at: number; readonly role: Role }
  | { readonly operator: Operator; readonly at: -1; readonly role: null }

export interface ExpressionShape {
  readonly steps: readonly Step[]
  /** For each pair of brackets, the steps without this pair. */
  readonly withoutBrackets: readonly (readonly Step[])[]
  /** The steps strictly from the left, with brackets still first. Null if they always give the right value. */
  readonly fromLeft: readonly Step[] | null
  /** The steps with each × before each ÷. Null if they always give the right value. */
  readonly timesFirst: readonly Step[] | null
}

/** A usual wrong order of the steps of a shape. */
export type WrongOrder = 'fromLeft' | 'timesFirst'

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
  return operatorRows(count).flatMap((operators) => brackets.flatMap((pairs) => shapeOf(operators, pairs) ?? []))
}

/** Returns whether a shape divides by something in brackets: the step before the division is an operator. */
export function dividesByBrackets({ steps }: ExpressionShape): boolean {
  return steps.some(({ operator }, i) => operator === '÷' && steps[i - 1]?.operator !== null)
}

/** Returns whether each product of a shape has a factor that is a number. (12 + 13) × (14 + 15) has none. */
export function multipliesByNumbers({ steps }: ExpressionShape): boolean {
  const products = steps.filter(({ operator }) => operator === '×')
  return steps.filter(({ role }) => role === 'factor').length === products.length
}

/**
 * Returns the value of a shape for given numbers, in floating point. It is NaN if the value of a step is not
 * allowed.
 *
 * @param unit the number of units that make 1
 */
export function roughly(
  steps: readonly Step[],
  numbers: readonly number[],
  unit: number,
  isAllowed = (_value: number) => true,
): number {
  const values = zeros()
  let last = -1
  for (const { operator, at } of steps) {
    if (operator === null) {
      values[++last] = numbers[at]! / unit
    } else {
      const b = values[last--]!
      const a = values[last]!
      const value = operator === '+' ? a + b : operator === '−' ? a - b : operator === '×' ? a * b : a / b
      if (!isAllowed(value)) return Number.NaN
      values[last] = value
    }
  }
  return values[0]!
}

/** Numbers without a simple relation. Brackets that do not change the value of these numbers never change a value. */
const sampleNumbers = [2.3, 3.7, 5.9, 7.1, 11.9]

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

/** Operators with their brackets, and the order in which they are calculated. */
interface Row {
  readonly operators: readonly Operator[]
  readonly pairs: readonly Brackets[]
  readonly order: 'right' | WrongOrder
}

/** Returns the shape, or null if one of its pairs of brackets changes nothing. */
function shapeOf(operators: readonly Operator[], pairs: readonly Brackets[]): ExpressionShape | null {
  const stepsIn = (kept: readonly Brackets[], order: Row['order']) =>
    stepsOf({ operators, pairs: kept, order }, 0, operators.length)
  const steps = stepsIn(pairs, 'right')
  const withoutBrackets: (readonly Step[])[] = []
  for (const pair of pairs) {
    const without = stepsIn(
      pairs.filter((other) => other !== pair),
      'right',
    )
    if (isSameValue(steps, without)) return null
    withoutBrackets.push(without)
  }
  const stepsBy = (order: WrongOrder) => {
    const wrong = stepsIn(pairs, order)
    return isSameValue(steps, wrong) ? null : wrong
  }
  return {
    steps,
    withoutBrackets,
    fromLeft: stepsBy('fromLeft'),
    timesFirst: stepsBy('timesFirst'),
  }
}

function isSameValue(steps: readonly Step[], others: readonly Step[]): boolean {
  return Math.abs(roughly(steps, sampleNumbers, 1) - roughly(others, sampleNumbers, 1)) < 1e-6
}

function stepsOf(row: Row, from: number, to: number, role: Role = 'free'): Step[] {
  if (from === to) return [{ operator: null, at: from, role }]
  const last = lastOperator(row, from, to)
  if (last < 0) return stepsOf({ ...row, pairs: [] }, from, to)
  const operator = row.operators[last]!
  const [roleOfLeft, roleOfRight] = rolesBeside(operator, last === from, last + 1 === to)
  const [left, right] = [stepsOf(row, from, last, roleOfLeft), stepsOf(row, last + 1, to, roleOfRight)]
  return [...left, ...right, { operator, at: -1, role: null }]
}

/** Returns the roles of the numbers on both sides of an operator. A side that is no number has no role. */
function rolesBeside(operator: Operator, isLeftNumber: boolean, isRightNumber: boolean): readonly [Role, Role] {
  if (operator === '÷') return isLeftNumber && isRightNumber ? ['dividend', 'drawn'] : ['free', 'divisor']
  if (operator === '×') return isRightNumber ? ['free', 'factor'] : ['factor', 'free']
  return ['free', operator === '−' ? 'subtrahend' : 'free']
}

/** The operators in each order. Those of a later rank are calculated later, and those of one rank from the left. */
const rankByOrder: Readonly<Record<Row['order'], Readonly<Record<Operator, number>>>> = {
  right: { '×': 0, '÷': 0, '+': 1, '−': 1 },
  fromLeft: { '×': 0, '÷': 0, '+': 0, '−': 0 },
  timesFirst: { '×': 0, '÷': 1, '+': 2, '−': 2 },
}

/** Returns the index of the operator outside brackets that is calculated last, or -1 if all are in brackets. */
function lastOperator({ operators, pairs, order }: Row, from: number, to: number): number {
  const rankOf = (i: number) => rankByOrder[order][operators[i]!]
  let last = -1
  for (let i = from; i < to; i++) {
    if (pairs.some(([opens, closes]) => opens <= i && i < closes)) continue
    if (last < 0 || rankOf(i) >= rankOf(last)) last = i
  }
  return last
}
