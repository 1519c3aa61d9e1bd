/** Reads the numbers of a question with two of them, and makes expressions and questions of steps. */

import type { Drawing } from '../drawing.ts'
import type { Expression, Operator, OperatorExpression } from '../expression.ts'
import type { Question } from '../question.ts'
import type { Count, Place } from './place-value.ts'
import type { StepQuestion } from './solution.ts'

export function operate(left: Expression, operator: Operator, right: Expression): OperatorExpression {
  return { operator, left, right }
}

/** Returns the sum of two or more numbers from the left: 6 + 7 + 1. */
export function sum(numbers: readonly number[]): OperatorExpression {
  const [first = 0, second = 0, ...rest] = numbers
  return rest.reduce((left, right) => operate(left, '+', right), operate(first, '+', second))
}

/** Returns the two numbers of a calculation. It throws for any other question. */
export function twoNumbers({ ask }: Question): readonly [number, number] {
  if (ask.kind === 'calculation') {
    const { left, right } = ask.expression
    if (typeof left === 'number' && typeof right === 'number') return [left, right]
  }
  throw new Error(`a calculation with two numbers is needed, not ${ask.kind}`)
}

/** Returns a step's question for a number. `answer` is the nearest double of a decimal. */
export function asksNumber(ask: StepQuestion['ask'], answer: number, places = 0): StepQuestion {
  const compared = places > 0 ? 'rounded' : 'exact'
  return { ask, expects: { kind: 'number', answer: String(answer), places, compared } }
}

/** Returns a step's question for the count of a place: tens = ?. */
export function asksCount(place: Place, answer: number): StepQuestion {
  return asksNumber({ kind: 'digit', place }, answer)
}

/** Returns a step's question for a value. A length has no unit, which would be on one side of the equation only. */
export function asksValue(expression: OperatorExpression, answer: number, places = 0): StepQuestion {
  return asksNumber({ kind: 'calculation', expression }, answer, places)
}

/** Returns a step's question for a tap on one of several numbers or labels. */
export function asksChoice(of: readonly string[], answer: string): StepQuestion {
  return { ask: { kind: 'choose', of }, expects: { kind: 'choice', choices: of, answer } }
}

/** The two numbers of a calculation in units of its lowest place, with its highest and its lowest place. */
interface Places {
  readonly units: readonly [number, number]
  readonly highest: Place
  readonly lowest: Place
}

/**
 * Returns a question with two or three neighbouring columns of the calculation as choices. The numbers choose which
 * columns they are, so that the middle one is not always right.
 */
export function asksPlace(answer: Place, { units, highest, lowest }: Places): StepQuestion {
  const from = (first: Place) => [first + 2, first + 1, first].filter((place) => place <= highest && place >= lowest)
  const chosen = from(answer - ((units[0] + units[1]) % 3))
  return asksOneOf(answer, chosen.length > 1 ? chosen : from(answer - 1))
}

/** Returns a step's question for a tap on a place. The highest one is the first, as in the columns on paper. */
export function asksOneOf(answer: Place, of: readonly Place[]): StepQuestion {
  return {
    ask: { kind: 'whichPlace', of },
    expects: { kind: 'choice', choices: of.map(String), answer: String(answer) },
  }
}

/** Returns the question's picture. It throws for a picture of another kind. */
export function drawnAs<K extends Drawing['kind']>({ drawn }: Question, kind: K): Extract<Drawing, { kind: K }> {
  if (drawn.kind === kind) return drawn as Extract<Drawing, { kind: K }>
  throw new Error(`a drawing of ${kind} is needed, not ${drawn.kind}`)
}

/** Returns the value of a sum, difference, product or quotient of two numbers, exact for up to six decimal places. */
export function calculate(left: number, operator: Operator, right: number): number {
  const value =
    operator === '+' ? left + right : operator === '−' ? left - right : operator === '×' ? left * right : left / right
  return Math.round(value * 1e6) / 1e6
}

/** Returns the number of decimal places of a number: 2 for 3.25. */
export function placesOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0
}

/** Returns a number as a whole number of units of its place: 340 for 3.4 in hundredths. */
export function unitsOf(number: number, lowest: Place): number {
  return Math.round(number * 10 ** -lowest)
}

/** Returns the digit of a whole number at a place. */
export function digitAt(units: number, place: Place): number {
  return Math.floor(units / 10 ** place) % 10
}

/** Returns the number of digits of a whole number. */
export function lengthOf(units: number): number {
  return String(units).length
}

/** Returns what is said of a number digit by digit, from its highest place: 3 hundreds, 5 tens and 6 ones. */
export function countsOf(number: number): Count[] {
  const length = lengthOf(number)
  return Array.from({ length }, (_, i) => ({ count: digitAt(number, length - 1 - i), place: length - 1 - i }))
}
