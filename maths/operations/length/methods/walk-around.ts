/** A walk around a shape while the sum grows (Length 1.7, 2.1, 2.2, 2.5, 3.1 and 3.2). */

import type { Point } from '../../../drawing.ts'
import type { Length } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import type { Hop } from '../../../solve/drawings/hop.ts'
import type { HopGroup, WalkedShape, WalkLine } from '../../../solve/drawings/length-drawing.ts'
import { asksNumber, asksValue, calculate, drawnAs, operate, sum } from '../../../solve/operands.ts'
import type { Sides } from '../../../solve/phrases/general.ts'
import type { Step, Worked } from '../../../solve/solution.ts'

/** A shape whose sides are whole centimetres. */
export interface Walk {
  readonly corners: readonly Point[]
  readonly lengths: readonly number[]
  readonly grid: boolean
  /** The sides that have no number at first. */
  readonly hidden: readonly number[]
}

const centimetres = (value: number): Length => [{ value, unit: 'cm' }]

/**
 * Returns the shape after a number of sides.
 *
 * @param found the hidden sides that have their length by now
 */
export function walked(
  { corners, lengths, grid, hidden }: Walk,
  sides: number,
  found: readonly number[] = hidden,
  tinted: readonly number[] = [],
): WalkedShape {
  return {
    kind: 'walkedShape',
    corners,
    sides: lengths.map((length, i) =>
      !hidden.includes(i)
        ? { length: grid ? null : centimetres(length), state: 'marked' }
        : found.includes(i)
          ? { length: centimetres(length), state: 'found' }
          : { length: null, state: 'hidden' },
    ),
    tinted,
    walked: sides,
    grid,
    line: null,
  }
}

/** Returns the sums after each side: 7, 11, 19 for sides of 7, 4 and 8. */
function sumsOf(lengths: readonly number[]): number[] {
  let total = 0
  return lengths.map((length) => (total = calculate(total, '+', length)))
}

/**
 * Returns the walk unrolled: a hop for each walked side on a line to the perimeter.
 *
 * @param end the state of the last hop and its number: `asked` for a dotted hop to "?", `unknown` for a solid one. An
 * unknown end has no number before it, because the sums of equal sides would give the product away.
 */
export function unrolled(lengths: readonly number[], count: number, end: 'done' | 'asked' | 'unknown'): WalkLine {
  const sums = [0, ...sumsOf(lengths)]
  const reached = sums.slice(1, count + 1)
  return {
    end: sums.at(-1)!,
    hops: lengths.slice(0, count).map((label, i) => ({
      from: sums[i]!,
      to: sums[i + 1]!,
      state: end === 'asked' && i === count - 1 ? 'next' : 'done',
      label,
    })),
    written: end === 'done' ? reached : end === 'asked' ? reached.slice(0, -1) : [],
    unknown: end === 'done' ? null : reached.at(-1)!,
    groups: [],
  }
}

/**
 * Returns equal sides unrolled by the parts of their length: 4 hops of 30, then 4 hops of 1. The end is unknown.
 *
 * @param shown the number of parts whose hops are drawn
 */
export function unrolledInParts(count: number, parts: readonly number[], shown = parts.length): WalkLine {
  const ends = sumsOf(parts.map((size) => calculate(count, '×', size)))
  const groups = parts.slice(0, shown).map((size, i): HopGroup => ({ from: ends[i - 1] ?? 0, hops: count, size }))
  const hops = groups.flatMap(({ from, size }) =>
    Array.from({ length: count }, (_, i): Hop => {
      const [start, end] = [i, i + 1].map((sides) => calculate(from, '+', calculate(sides, '×', size)))
      return { from: start!, to: end!, state: 'done', label: size }
    }),
  )
  return { end: ends.at(-1)!, hops, written: ends.slice(0, shown - 1), unknown: ends[shown - 1]!, groups }
}

/**
 * Returns the steps from the first corner back to it: three sides, then two at a time, then the last one. A shape of
 * three or four sides begins with two.
 */
export function walkSteps(walk: Walk): Step[] {
  const { lengths } = walk
  const sums = sumsOf(lengths)
  const add = (i: number): Sides => [operate(sums[i - 1]!, '+', lengths[i]!), sums[i]!]
  const shows = (count: number) => [{ ...walked(walk, count), line: unrolled(lengths, count, 'done') }]
  const last = lengths.length - 1
  const begun = last > 3 ? 3 : 2
  const steps: Step[] = [
    { says: [{ kind: 'walkFrom', sides: [sum(lengths.slice(0, begun)), sums[begun - 1]!] }], shows: shows(begun) },
  ]
  for (let i = begun; i < last; i += 2) {
    const equations = [i, i + 1].filter((side) => side < last).map(add)
    steps.push({ says: [{ kind: 'walkOn', equations }], shows: shows(i + equations.length) })
  }
  return [...steps, { says: [{ kind: 'lastSide', sides: add(last) }], shows: shows(last + 1) }]
}

/**
 * Returns a rectangle's walk unrolled: a hop across, a hop down, and one hop for the way back, which is as long as
 * both.
 */
export function unrolledTwice(across: number, down: number, count: number, end: 'done' | 'asked'): WalkLine {
  return unrolled([across, down, calculate(across, '+', down)], count, end)
}

/** Returns the steps around a rectangle: once across and down, then all of that twice. */
export function rectangleSteps(walk: Walk): readonly [half: Step, whole: Step] {
  const [a = 0, b = 0] = walk.lengths
  return [
    {
      says: [{ kind: 'acrossAndDown', sides: [operate(a, '+', b), a + b] }],
      shows: [{ ...walked(walk, 2), line: unrolledTwice(a, b, 2, 'done') }],
    },
    {
      says: [{ kind: 'twice', sides: [operate(2, '×', a + b), 2 * (a + b)], unit: 'cm' }],
      shows: [{ ...walked(walk, 4), line: unrolledTwice(a, b, 3, 'done') }],
    },
  ]
}

function walkRectangle(walk: Walk, first: Step): Worked {
  const [a = 0, b = 0] = walk.lengths
  const half = a + b
  const [once, twice] = rectangleSteps(walk)
  const asking: Step = {
    says: [{ kind: 'wayBack' }],
    shows: [{ ...walked(walk, 2), line: unrolledTwice(a, b, 3, 'asked') }],
    asks: asksValue(operate(2, '×', half), 2 * half),
  }
  // The question before it has said why the way round is twice as long.
  const end: Step = {
    ...twice,
    says: [{ kind: 'quantityEquation', sides: [operate(2, '×', half), 2 * half], unit: 'cm' }],
  }
  return { hint: first.says, steps: [first, once, asking, end] }
}

/**
 * Walks a triangle or a rectangle with all its sides known. The child adds the side before the last one. A rectangle
 * without a grid is walked half, because its other half is as long.
 */
export function walkAround(question: Question): Worked {
  const walk = walkOf(question)
  const { lengths, grid } = walk
  const sums = sumsOf(lengths)
  const [a = 0, b = 0] = lengths
  const asked = lengths.length - 2
  const first: Step = { says: [{ kind: 'walkEverySide' }], shows: [walked(walk, 0)] }
  if (lengths.length === 4 && !grid) return walkRectangle(walk, first)
  const [begins = first, ...others] = walkSteps(walk)
  const asking: Step =
    asked === 1
      ? {
          says: [{ kind: 'firstSides', first: a, next: b }],
          shows: [{ ...walked(walk, 1), line: unrolled(lengths, 2, 'asked') }],
          asks: asksValue(operate(a, '+', b), sums[1]!),
        }
      : {
          says: [{ kind: 'nextSide', length: lengths[asked]! }],
          shows: [{ ...walked(walk, asked), line: unrolled(lengths, asked + 1, 'asked') }],
          asks: asksValue(operate(sums[asked - 1]!, '+', lengths[asked]!), sums[asked]!),
        }
  return {
    hint: [{ kind: 'walkEverySide' }],
    steps: [first, ...(asked === 1 ? [] : [begins]), asking, others.at(-1)!],
  }
}

/**
 * Walks a composite shape with all its sides marked. A side that is left out is the usual slip, so the child counts.
 */
export function walkComposite(question: Question): Worked {
  const walk = walkOf(question)
  return {
    hint: [{ kind: 'countSides' }],
    steps: [
      {
        says: [{ kind: 'countSides' }],
        shows: [walked(walk, 0)],
        asks: asksNumber({ kind: 'count', things: 'sides' }, walk.lengths.length),
      },
      ...walkSteps(walk),
    ],
  }
}

/** Returns the walk of a question with all its sides known: on a grid, or marked in centimetres. */
function walkOf(question: Question): Walk {
  if (question.drawn.kind === 'grid') {
    const { width, height } = question.drawn
    const corners: Point[] = [
      [0, 0],
      [width, 0],
      [width, height],
      [0, height],
    ]
    return { corners, lengths: [width, height, width, height], grid: true, hidden: [] }
  }
  const { corners, sides } = drawnAs(question, 'shape')
  return { corners, lengths: sides.map((side) => side![0]!.value), grid: false, hidden: [] }
}
