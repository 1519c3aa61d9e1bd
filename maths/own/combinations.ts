/** The numbers of an own problem: the combinations of its ranges and lists that fit its conditions and its answer. */
import { type Condition, compile, compileCondition, type OwnExpression, type Values } from './expression.ts'
import { decimalOf, type Fraction, fractionOf } from './fraction.ts'

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
  return Array.from({ length: sizeOf(steps) }, (_, i) => {
    const numerator = steps.first + BigInt(i)
    const value = decimalOf({ numerator, denominator: steps.units })
    return typeof value === 'string' ? value : String(numerator)
  })
}

/** The conditions and the answer of a problem, ready for any values of its names. */
export interface Calculation {
  readonly holds: readonly ((values: Values) => boolean | null)[]
  readonly workOut: (values: Values) => Fraction | null
}

/** The result of a row of values: its answer, the index of the first condition that it does not meet, or no answer. */
export type Tried =
  | { readonly kind: 'fits'; readonly answer: string }
  | { readonly kind: 'condition'; readonly index: number }
  | { readonly kind: 'leftOut'; readonly reason: LeftOut }

export const calculationOf = (
  names: readonly string[],
  conditions: readonly Condition[],
  answer: OwnExpression,
): Calculation => ({
  holds: conditions.map((condition) => compileCondition(condition, names)),
  workOut: compile(answer, names),
})

export function tryValues({ holds, workOut }: Calculation, values: Values): Tried {
  const index = holds.findIndex((hold) => !hold(values))
  if (index >= 0) return { kind: 'condition', index }
  const value = workOut(values)
  const answer = value ? decimalOf(value) : { refused: 'divisionByZero' as const }
  return typeof answer === 'string' ? { kind: 'fits', answer } : { kind: 'leftOut', reason: answer.refused }
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
  const fractions = changing.map(({ values }) => values.map(fractionOf))
  const at = changing.map(() => 0)
  const fitting: Fitting[] = []
  const leftOut = { divisionByZero: 0, long: 0, large: 0 }
  // The largest number of leading conditions that any combination meets.
  let furthest = 0
  for (let number = 0; number < total; number++, turn(at, changing)) {
    if (number % batch === batch - 1 && isOver()) return { kind: 'tooMany' }
    const tried = tryValues(
      calculation,
      at.map((index, name) => fractions[name]![index]!),
    )
    furthest = Math.max(furthest, tried.kind === 'condition' ? tried.index : calculation.holds.length)
    if (tried.kind === 'leftOut') leftOut[tried.reason]++
    if (tried.kind === 'fits')
      fitting.push({ values: at.map((index, name) => changing[name]!.values[index]!), answer: tried.answer })
  }
  if (fitting.length > 0) return { kind: 'some', fitting, leftOut }
  if (furthest < calculation.holds.length) return { kind: 'none', blame: furthest }
  const [[reason] = ['long' as const]] = [...(Object.entries(leftOut) as [LeftOut, number][])].sort(
    (a, b) => b[1] - a[1],
  )
  return { kind: 'none', blame: reason }
}

/** Moves to the next combination. `at` has the position of each name's value, and the last name changes first. */
function turn(at: number[], changing: readonly Changing[]): void {
  for (let i = at.length - 1; i >= 0; i--) {
    at[i]!++
    if (at[i]! < changing[i]!.values.length) return
    at[i] = 0
  }
}
