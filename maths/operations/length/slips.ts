/**
 * Slips of rulers and perimeters. Bragg and Outhred (2000) saw children count marks and overlook where a length starts.
 * Kidman and Cooper (1997) saw the area given for the perimeter.
 */
import { operandsOf } from '../../operands.ts'
import type { Question } from '../../question.ts'
import { pairOf } from '../../slips/numbers.ts'
import type { Slip, Slips } from '../../slips/slip.ts'
import type { Phrase } from '../../solve/phrases/phrase.ts'
import { factorOff, joinedUnits, unitsMixed, wrongOperation } from './slips/units.ts'

declare module '../../slips/slip-id.ts' {
  interface SlipIdByOperation {
    readonly length:
      | 'end-read'
      | 'marks-counted'
      | 'counted-from-one'
      | 'area-given'
      | 'two-sides'
      | 'side-count'
      | 'side-left-out'
      | 'hidden-left-out'
      | 'factor-off'
      | 'wrong-operation'
      | 'joined'
      | 'units-mixed'
  }
}

type LengthSlip = Slip<'length'>

const hopsFromOne: Phrase = { kind: 'hopsFrom', from: 1 }

const endRead: LengthSlip = {
  id: 'end-read',
  at: ['startsAt'],
  levels: ['1.6'],
  answers(question) {
    const [from, to] = pairOf(question)
    return from > 0 ? [to] : []
  },
  hint(question) {
    const [from, to] = pairOf(question)
    if (to - from === from) return { kind: 'startsLater' }
    // From 1, a child who counts the marks gives the number at the end too. Hops are the help for both.
    return from === 1 ? hopsFromOne : { kind: 'startAt', from }
  },
}

const marksCounted: LengthSlip = {
  id: 'marks-counted',
  at: ['startsAt'],
  levels: ['1.5', '1.6'],
  answers(question) {
    const [from, to] = pairOf(question)
    return [to - from + 1]
  },
  hint(question) {
    const [from] = pairOf(question)
    return from === 1 ? hopsFromOne : { kind: from === 0 ? 'hopsNotMarks' : 'hopsFromStart' }
  },
}

/** An object that starts at 0, measured from the 1. */
const countedFromOne: LengthSlip = {
  id: 'counted-from-one',
  at: ['startsAt'],
  levels: ['1.5'],
  answers(question) {
    const [, to] = pairOf(question)
    return to > 1 ? [to - 1] : []
  },
  hint: () => ({ kind: 'firstHopFromZero' }),
}

/** Returns the sides of a rectangle or of a square with one marked side. */
function rectangleOf(question: Question): readonly [number, number] {
  const [width = 0, height = width] = operandsOf(question)
  return [width, height]
}

const areaGiven: LengthSlip = {
  id: 'area-given',
  levels: ['1.7', '2.1', '2.2', '2.3'],
  answers(question) {
    const [width, height] = rectangleOf(question)
    return [width * height]
  },
  hint: () => ({ kind: 'walkTheEdge' }),
}

const twoSides: LengthSlip = {
  id: 'two-sides',
  at: ['walkEverySide', 'countEqual'],
  levels: ['1.7', '2.1', '2.2', '2.3'],
  answers(question) {
    const [width, height] = rectangleOf(question)
    return [width + height]
  },
  hint: () => ({ kind: 'howManySides' }),
}

const sideCount: LengthSlip = {
  id: 'side-count',
  at: ['allEqual', 'countEqual'],
  levels: ['2.3', '2.4'],
  answers(question) {
    const [side = 0] = operandsOf(question)
    const count = question.drawn.kind === 'shape' ? question.drawn.sides.length : 0
    return [side * (count - 1), side * (count + 1)]
  },
  hint: ({ drawn }) =>
    drawn.kind === 'shape' ? { kind: 'sidesOfShape', shape: drawn.name } : { kind: 'howManySides' },
}

/** A side that the walk passes over. */
const sideLeftOut: LengthSlip = {
  id: 'side-left-out',
  at: ['walkEverySide'],
  levels: ['1.7', '2.1', '2.2', '2.5', '3.1'],
  answers(question) {
    const sides = operandsOf(question)
    const perimeter = question.expects.kind === 'number' ? Number(question.expects.answer) : 0
    return sides.map((side) => perimeter - side)
  },
  hint: () => ({ kind: 'howManySides' }),
}

const hiddenLeftOut: LengthSlip = {
  id: 'hidden-left-out',
  at: ['findHidden'],
  levels: ['3.2'],
  answers: (question) => [operandsOf(question).reduce((sum, side) => sum + side, 0)],
  hint: () => ({ kind: 'sidesWithoutNumber' }),
}

export const slips: Slips<'length'> = [
  ...[endRead, marksCounted, areaGiven, twoSides, sideCount, hiddenLeftOut],
  ...[factorOff, wrongOperation, joinedUnits, unitsMixed, sideLeftOut, countedFromOne],
]
