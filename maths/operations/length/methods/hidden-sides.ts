/** Hidden sides found from the opposite ones, then the walk around the shape (Length 2.2 and 3.2). */

import type { Point } from '../../../drawing.ts'
import type { Expression } from '../../../expression.ts'
import type { Question } from '../../../question.ts'
import { asksNumber, asksValue, drawnAs, operate } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Step, Worked } from '../../../solve/solution.ts'
import { rectangleSteps, type Walk, walked, walkSteps } from './walk-around.ts'

/** A hidden side as a sum of other sides, some of them taken away: 15 − 7. */
interface HiddenSide {
  readonly side: number
  readonly plus: readonly number[]
  readonly minus: readonly number[]
}

export function hiddenSides(question: Question): Worked {
  const { corners, sides } = drawnAs(question, 'shape')
  const hidden = sides
    .flatMap((side, i) => (side === null ? [i] : []))
    .sort((a, b) => axisOf(corners, a) - axisOf(corners, b))
  const known = sides.map((side) => side?.[0]?.value ?? null)
  const found = hidden.map((side) => hiddenSide(corners, known, side))
  // The child works out the one that needs more sides. The other one is said.
  const [asked, told] = terms(found[0]!) >= terms(found[1]!) ? [found[0]!, found[1]!] : [found[1]!, found[0]!]
  const lengthOf = ({ plus, minus }: HiddenSide) => total(plus, known) - total(minus, known)
  const lengths = known.map((length, i) => length ?? lengthOf(found.find(({ side }) => side === i)!))
  const walk: Walk = { corners, lengths, grid: false, hidden }
  const askedSides = [asked.side, ...asked.plus, ...asked.minus]
  const toldSides = [told.side, ...told.plus, ...told.minus]
  const values = (list: readonly number[]) => list.map((side) => lengths[side]!)
  const asking: Step =
    terms(asked) === 1
      ? {
          says: [{ kind: lengths.length === 4 ? 'oppositeEqual' : 'sameLength' }],
          shows: [walked(walk, 0, [], askedSides)],
          asks: asksNumber({ kind: 'hiddenSide' }, lengths[asked.side]!),
        }
      : {
          says: [{ kind: 'hiddenFrom', plus: values(asked.plus), minus: values(asked.minus) }],
          shows: [walked(walk, 0, [], askedSides)],
          asks: asksValue(expressionOf(asked, lengths), lengths[asked.side]!),
        }
  const other: Phrase =
    terms(told) === 1
      ? { kind: 'otherOpposite', length: lengths[told.side]! }
      : { kind: 'otherHidden', sides: [expressionOf(told, lengths), lengths[told.side]!] }
  return {
    hint: [{ kind: 'findHidden' }],
    steps: [
      { says: [{ kind: 'findHidden' }], shows: [walked(walk, 0, [])] },
      asking,
      { says: [other], shows: [walked(walk, 0, hidden, toldSides)] },
      ...(lengths.length === 4 ? rectangleSteps(walk) : walkSteps(walk)),
    ],
  }
}

const terms = ({ plus, minus }: HiddenSide) => plus.length + minus.length

function total(list: readonly number[], known: readonly (number | null)[]): number {
  return list.reduce((length, side) => length + known[side]!, 0)
}

function expressionOf({ plus, minus }: HiddenSide, lengths: readonly number[]) {
  const [first = 0, ...others] = plus.map((side) => lengths[side]!)
  const added = others.reduce<Expression>((left, right) => operate(left, '+', right), first)
  const expression = minus.reduce<Expression>((left, side) => operate(left, '−', lengths[side]!), added)
  if (typeof expression === 'number') throw new Error('one side alone needs no calculation')
  return expression
}

/**
 * Returns the fewest known sides that make up a hidden one: the opposite side, or sides that cover the same stretch
 * when some are added and others taken away. All sides in one direction are as long as all sides back, so there is
 * always such a choice.
 */
function hiddenSide(corners: readonly Point[], known: readonly (number | null)[], side: number): HiddenSide {
  const axis = axisOf(corners, side)
  const parallel = known.flatMap((length, i) => (length !== null && axisOf(corners, i) === axis ? [i] : []))
  const stretches = new Map([...parallel, side].map((i) => [i, stretch(corners, i, axis)]))
  for (let count = 1; count <= parallel.length; count++) {
    const found = choose(parallel, count, stretches, endsOf(stretches.get(side)!, 1, new Map()))
    if (found) return { side, ...found }
  }
  throw new Error(`side ${side} does not follow from the others`)
}

function axisOf(corners: readonly Point[], side: number): 0 | 1 {
  const [, y] = corners[side]!
  return y === corners[(side + 1) % corners.length]![1] ? 0 : 1
}

type Stretch = readonly [low: number, high: number]

function stretch(corners: readonly Point[], side: number, axis: 0 | 1): Stretch {
  const [a, b] = [corners[side]![axis], corners[(side + 1) % corners.length]![axis]]
  return a < b ? [a, b] : [b, a]
}

/** Counts how often a stretch begins or ends at each position. Stretches that cover the same have the same counts. */
function endsOf([low, high]: Stretch, times: 1 | -1, before: ReadonlyMap<number, number>): Map<number, number> {
  const ends = new Map(before)
  ends.set(low, (ends.get(low) ?? 0) + times)
  ends.set(high, (ends.get(high) ?? 0) - times)
  return ends
}

/** Returns `count` of the sides that leave nothing of the stretch, or null. */
function choose(
  sides: readonly number[],
  count: number,
  stretches: ReadonlyMap<number, Stretch>,
  left: ReadonlyMap<number, number>,
): Pick<HiddenSide, 'plus' | 'minus'> | null {
  if (count === 0) return [...left.values()].every((times) => times === 0) ? { plus: [], minus: [] } : null
  for (const [i, side] of sides.entries()) {
    const others = sides.slice(i + 1)
    const added = choose(others, count - 1, stretches, endsOf(stretches.get(side)!, -1, left))
    if (added) return { ...added, plus: [side, ...added.plus] }
    const taken = choose(others, count - 1, stretches, endsOf(stretches.get(side)!, 1, left))
    if (taken) return { ...taken, minus: [side, ...taken.minus] }
  }
  return null
}
