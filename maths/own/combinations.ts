/** The numbers of an own problem: the combinations of its ranges and lists that fit its conditions and its answer. */
import { type Condition, compile, compileCondition, type OwnExpression, type Values } from './expression.ts'
import { decimalOf, type Fraction, fractionOf } from './fraction.ts'
import {
  fillWith,
  newFraction,
  type QuickCondition,
  type QuickExpression,
  type QuickFraction,
  quickCondition,
  quickDecimal,
  quickExpression,
  quickFraction,
} from './quick-fraction.ts'

/** A number that changes: its name, and its values as decimals. */
export interface Changing {
  readonly name: string
  readonly values: readonly string[]
}

/** A range of decimals from `from` to `to`, both included. */
export interface Range {
  readonly from: string
  readonly to: string
  readonly step: '1' | '0.1' | '0.01'
}

/** Why the answer of a combination is left out. */
export type LeftOut = 'divisionByZero' | 'long' | 'large'

/** A combination that fits: the values in the order of the names, and the answer. */
export interface Fitting {
  readonly values: readonly string[]
  readonly answer: string
}

export type Combinations =
  /** There are over 20,000 combinations, or they take too long. */
  | { readonly kind: 'tooMany' }
  /** No combination fits. `blame` is the index of the first condition after which none is left, or the answer. */
  | { readonly kind: 'none'; readonly blame: number | LeftOut }
  | {
      readonly kind: 'some'
      readonly fitting: readonly Fitting[]
      /** The combinations that fit all conditions, but have no answer that a student can type. */
      readonly leftOut: Readonly<Record<LeftOut, number>>
    }

/** The most combinations that are tried. */
export const mostCombinations = 20_000
/** The number of combinations that are tried between two checks of the time limit. */
const batch = 256

/** The values of a range as whole numbers of its step. `units` is how many steps one has. */
export interface Steps {
  readonly first: bigint
  readonly last: bigint
  readonly units: bigint
}

/** Returns the steps of a range, or null for one that is empty or has more than `mostCombinations` values. */
export function stepsOf({ from, to, step }: Range): Steps | null {
  const places = step.length === 1 ? 0 : step.length - 2
  const units = 10n ** BigInt(places)
  const [first, last] = [stepsUpTo(from, units), stepsUpTo(to, units)]
  if (first === null || last === null || last < first || last - first >= BigInt(mostCombinations)) return null
  return { first, last, units }
}

/** Returns how many steps a decimal is from 0, or null for one between two steps. */
function stepsUpTo(decimal: string, units: bigint): bigint | null {
  const { numerator, denominator } = fractionOf(decimal)
  return (numerator * units) % denominator === 0n ? (numerator * units) / denominator : null
}

export const sizeOf = ({ first, last }: Steps): number => Number(last - first) + 1

/** Returns whether a decimal is a value of a range. */
export function isWithin({ first, last, units }: Steps, decimal: string): boolean {
  const steps = stepsUpTo(decimal, units)
  return steps !== null && steps >= first && steps <= last
}

export function valuesOf(steps: Steps): readonly string[] {
  const [first, denominator] = [Number(steps.first), Number(steps.units)]
  return Array.from({ length: sizeOf(steps) }, (_, i) => {
    const value = quickDecimal({ numerator: first + i, denominator })
    return typeof value === 'string' ? value : String(first + i)
  })
}

/** The conditions and the answer of a problem, ready for any values of its names. */
export interface Calculation {
  readonly holds: readonly ((values: Values) => boolean | null)[]
  readonly workOut: (values: Values) => Fraction | null
  readonly quick: QuickCalculation
}

/** The same, for values that are filled into `given` in the order of the names. */
interface QuickCalculation {
  readonly given: readonly QuickFraction[]
  readonly holds: readonly QuickCondition[]
  readonly answer: QuickExpression
}

/** The result of a row of values: its answer, the index of the first condition that it does not meet, or no answer. */
export type Tried =
  | { readonly kind: 'fits'; readonly answer: string }
  | { readonly kind: 'condition'; readonly index: number }
  | { readonly kind: 'leftOut'; readonly reason: LeftOut }

export function calculationOf(
  names: readonly string[],
  conditions: readonly Condition[],
  answer: OwnExpression,
): Calculation {
  const given = names.map(newFraction)
  const fractionBy = (name: string) => given[names.indexOf(name)]!
  return {
    holds: conditions.map((condition) => compileCondition(condition, names)),
    workOut: compile(answer, names),
    quick: {
      given,
      holds: conditions.map((condition) => quickCondition(condition, fractionBy)),
      answer: quickExpression(answer, fractionBy),
    },
  }
}

export function tryValues({ holds, workOut }: Calculation, values: Values): Tried {
  const index = holds.findIndex((hold) => !hold(values))
  if (index >= 0) return { kind: 'condition', index }
  const value = workOut(values)
  const answer = value ? decimalOf(value) : { refused: 'divisionByZero' as const }
  return typeof answer === 'string' ? { kind: 'fits', answer } : { kind: 'leftOut', reason: answer.refused }
}

/** Tries the values that are given. Returns null if a result may be inexact, so that `tryValues` must try them. */
function tryQuickly({ holds, answer }: QuickCalculation): Tried | null {
  for (let index = 0; index < holds.length; index++) {
    const state = holds[index]!()
    if (state === 'tooLarge') return null
    if (state !== true) return { kind: 'condition', index }
  }
  const state = answer.workOut()
  if (state === 'tooLarge') return null
  if (state === 'divisionByZero') return { kind: 'leftOut', reason: state }
  const decimal = quickDecimal(answer.value)
  if (decimal === null) return null
  return typeof decimal === 'string' ? { kind: 'fits', answer: decimal } : { kind: 'leftOut', reason: decimal.refused }
}

/**
 * Tries every combination.
 *
 * @param isOver returns whether the time is over
 */
export function combinationsOf(
  changing: readonly Changing[],
  calculation: Calculation,
  isOver: () => boolean = () => false,
): Combinations {
  const total = changing.reduce((product, { values }) => product * values.length, 1)
  if (total > mostCombinations) return { kind: 'tooMany' }
  const odometer = odometerOf(changing, calculation.quick.given)
  const fitting: Fitting[] = []
  const leftOut = { divisionByZero: 0, long: 0, large: 0 }
  // The largest number of leading conditions that any combination meets.
  let furthest = 0
  for (let number = 0; number < total; number++, odometer.turn()) {
    if (number % batch === batch - 1 && isOver()) return { kind: 'tooMany' }
    const tried =
      (odometer.give() ? tryQuickly(calculation.quick) : null) ??
      tryValues(calculation, odometer.decimals().map(fractionOf))
    furthest = Math.max(furthest, tried.kind === 'condition' ? tried.index : calculation.holds.length)
    if (tried.kind === 'leftOut') leftOut[tried.reason]++
    if (tried.kind === 'fits') fitting.push({ values: odometer.decimals(), answer: tried.answer })
  }
  if (fitting.length > 0) return { kind: 'some', fitting, leftOut }
  if (furthest < calculation.holds.length) return { kind: 'none', blame: furthest }
  const [[reason] = ['long' as const]] = [...(Object.entries(leftOut) as [LeftOut, number][])].sort(
    (a, b) => b[1] - a[1],
  )
  return { kind: 'none', blame: reason }
}

/** The combinations one after the other. The last value changes first. */
interface Odometer {
  /** Gives the values of the combination to the quick calculation. Returns false if they are too long for it. */
  readonly give: () => boolean
  readonly decimals: () => readonly string[]
  readonly turn: () => void
}

function odometerOf(changing: readonly Changing[], given: readonly QuickFraction[]): Odometer {
  const quick = changing.map(({ values }) => values.map(quickFraction))
  const isQuick = quick.every((values) => values.every((value) => value !== null))
  const at = changing.map(() => 0)
  return {
    give() {
      if (isQuick) for (let i = 0; i < at.length; i++) fillWith(given[i]!, quick[i]![at[i]!]!)
      return isQuick
    },
    decimals: () => changing.map(({ values }, i) => values[at[i]!]!),
    turn() {
      for (let i = at.length - 1; i >= 0; i--) {
        at[i]!++
        if (at[i]! < changing[i]!.values.length) return
        at[i] = 0
      }
    },
  }
}
