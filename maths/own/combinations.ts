/** The numbers of an own problem: the combinations of its ranges and lists that fit its conditions and its answer. */
import { type Condition, compile, compileCondition, type OwnExpression } from './expression.ts'
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
/** How many combinations are tried between two checks of the time limit. */
const batch = 256

/** Returns the values of a range, or null for one that is empty or has more than `mostCombinations` values. */
export function valuesOf({ from, to, step }: Range): readonly string[] | null {
  const places = step.length === 1 ? 0 : step.length - 2
  const units = 10n ** BigInt(places)
  const [first, last] = [from, to].map((end) => {
    const { numerator, denominator } = fractionOf(end)
    return (numerator * units) % denominator === 0n ? (numerator * units) / denominator : null
  }) as [bigint | null, bigint | null]
  if (first === null || last === null || last < first || last - first >= BigInt(mostCombinations)) return null
  return Array.from({ length: Number(last - first) + 1 }, (_, i) => {
    const value = decimalOf({ numerator: first + BigInt(i), denominator: units })
    return typeof value === 'string' ? value : String(first + BigInt(i))
  })
}

/**
 * Tries every combination.
 *
 * @param isOver returns whether the time is over
 */
export function combinationsOf(
  changing: readonly Changing[],
  conditions: readonly Condition[],
  answer: OwnExpression,
  isOver: () => boolean = () => false,
): Combinations {
  const total = changing.reduce((product, { values }) => product * values.length, 1)
  if (total > mostCombinations) return { kind: 'tooMany' }
  const names = changing.map(({ name }) => name)
  const holds = conditions.map((condition) => compileCondition(condition, names))
  const workOut = compile(answer, names)
  const exact = changing.map(({ values }) => values.map(fractionOf))
  const fitting: Fitting[] = []
  const leftOut = { divisionByZero: 0, long: 0, large: 0 }
  // The largest number of leading conditions that any combination meets.
  let furthest = 0
  for (let number = 0; number < total; number++) {
    if (number % batch === batch - 1 && isOver()) return { kind: 'tooMany' }
    const at = indicesOf(number, changing)
    const values = at.map((index, i) => exact[i]![index]!)
    const refusing = holds.findIndex((hold) => !hold(values))
    furthest = Math.max(furthest, refusing < 0 ? holds.length : refusing)
    if (refusing >= 0) continue
    const result = answerOf(workOut(values))
    if (typeof result !== 'string') leftOut[result.refused]++
    else fitting.push({ values: at.map((index, i) => changing[i]!.values[index]!), answer: result })
  }
  if (fitting.length > 0) return { kind: 'some', fitting, leftOut }
  if (furthest < holds.length) return { kind: 'none', blame: furthest }
  const [[reason] = ['long' as const]] = [...(Object.entries(leftOut) as [LeftOut, number][])].sort(
    (a, b) => b[1] - a[1],
  )
  return { kind: 'none', blame: reason }
}

function answerOf(value: Fraction | null): string | { readonly refused: LeftOut } {
  return value ? decimalOf(value) : { refused: 'divisionByZero' }
}

/** Returns the index of each value in a combination: the last one changes first. */
function indicesOf(number: number, changing: readonly Changing[]): number[] {
  const indices: number[] = []
  let rest = number
  for (const { values } of changing.toReversed()) {
    indices.unshift(rest % values.length)
    rest = Math.floor(rest / values.length)
  }
  return indices
}
