/** Two units and their double number line, for the levels that write a quantity in another unit. */
import { type Quantity, sizeByUnit, type Unit } from '../../../quantity.ts'
import type { Hop } from '../../../solve/drawings/hop.ts'
import type { UnitLines, UnitMark } from '../../../solve/drawings/length-drawing.ts'
import { calculate } from '../../../solve/operands.ts'

/** A unit with a smaller one. */
export interface UnitPair {
  readonly large: Unit
  readonly small: Unit
  /** The small units that make one large one. */
  readonly size: number
}

export function pairOf(a: Unit, b: Unit): UnitPair {
  const [large, small] = sizeByUnit[a] > sizeByUnit[b] ? [a, b] : [b, a]
  return { large, small, size: sizeByUnit[large] / sizeByUnit[small] }
}

export const measured = <U extends Unit>(value: number, unit: U): Quantity<U> => [{ value, unit }]

/** The most large units that have a tick with numbers each, and the most that have a hop each. */
const most = { ticks: 5, hops: 20 }

/**
 * Returns a hop for each large unit up to a number of them, or one hop for very many. The child finds a dotted one. A
 * single dotted hop has no label, because the label would be the answer.
 */
export function unitHops({ size }: UnitPair, units: number, state: Hop['state'] = 'done'): Hop[] {
  const whole = units * size
  if (units > most.hops || units === 1) return [{ from: 0, to: whole, state, label: state === 'next' ? null : whole }]
  return Array.from({ length: units }, (_, i) => ({ from: i * size, to: (i + 1) * size, state, label: size }))
}

/** Returns the ticks of the large units up to a number of them. Very many have none. */
export function unitTicks({ size }: UnitPair, units: number): number[] {
  return units > most.ticks ? [] : Array.from({ length: units }, (_, i) => (i + 1) * size)
}

/** Returns the number of large units that a quantity in small ones needs: 4 for 350 cm. It is at least 1. */
export function unitsAround(value: number, { size }: UnitPair): number {
  return Math.max(1, Math.ceil(value / size))
}

interface LineParts {
  /** The positions whose numbers are written on both lines, in the smaller unit. */
  readonly written: readonly number[]
  readonly hops: readonly Hop[]
  /** The unit of the labels of the hops, which is the smaller one if it is left out. */
  readonly hopUnit?: Unit
  /** The tick to look at. Without it, this is the last written position. */
  readonly looked?: UnitMark
  /** The end of both lines, if it is beyond the last tick. */
  readonly end?: number
}

export function unitLines({ large, small, size }: UnitPair, parts: LineParts): UnitLines {
  const { written, hops, hopUnit = small, looked, end = 0 } = parts
  const marks = [
    ...[0, ...written].map((at): UnitMark => ({ at, large: calculate(at, '÷', size), small: at })),
    ...(looked ? [looked] : []),
  ]
  const byPosition = new Map(marks.map((mark) => [mark.at, mark]))
  const sorted = [...byPosition.values()].sort((a, b) => a.at - b.at)
  return {
    kind: 'unitLines',
    large,
    small,
    end: Math.max(end, sorted.at(-1)!.at),
    marks: sorted,
    looked: looked?.at ?? written.at(-1) ?? 0,
    hops,
    hopUnit,
  }
}
