/** The rule of level 3.3: lengths in two units, asked in one of them (docs/product/curriculum.md, "Length"). */
import type { Length, UnitOf } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import { enNZ } from '../../../say/en-NZ/language.ts'
import { placesOf } from '../../../test/rules/calculation.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { sameData } from '../../../test/same-data.ts'
import { drawingOf, isRectangle, isRegular, sideLengths } from './outlines.ts'
import {
  type AskedLength,
  asksIn,
  meaningOf,
  type Pair,
  pairs,
  readConversion,
  readLength,
  readMixed,
} from './units.ts'

export function twoSteps(): LevelRule {
  return {
    holds: (question) => pairs.some((pair) => asksTotal(question, pair) || asksPerimeter(question, pair)),
    follows: differsFromPrevious,
  }
}

/** Returns whether the question is a total such as "1.2 m + 45 cm = ? cm". */
function asksTotal(question: Question, pair: Pair): boolean {
  const { given = '', to = null } = readConversion(question) ?? {}
  const [first, second, ...rest] = given.split(' + ')
  if (!to || !first || !second || rest.length > 0) return false
  const added = readBoth(first, second, pair)
  const ask = { kind: 'addQuantities', quantities: [meaningOf(first), meaningOf(second)], to } as const
  const drawn = { kind: 'expression' } as const
  return added !== null && asksFor(question, { ask, drawn, unit: to, length: added[0] + added[1], pair })
}

const unitByText: Readonly<Record<string, UnitOf<'length'>>> = {
  'What is the perimeter in millimetres?': 'mm',
  'What is the perimeter in centimetres?': 'cm',
  'What is the perimeter in metres?': 'm',
  'What is the perimeter in kilometres?': 'km',
}

const regularNames = ['triangle', 'square', 'pentagon', 'hexagon', 'octagon'] as const

/** Returns whether the shape is a rectangle with a side in each unit, or regular with a side such as "1 m 20 cm". */
function asksPerimeter(question: Question, pair: Pair): boolean {
  const { drawn } = question
  const unit = unitByText[textOf(question)]
  if (drawn.kind !== 'shape' || !unit) return false
  const labels = drawn.sides.map(labelOf)
  const asked = { ask: { kind: 'perimeter', to: unit }, drawn: drawingOf(drawn), unit, pair } as const
  if (drawn.name === 'rectangle') {
    const [top, right, bottom, left] = labels
    if (!isRectangle(drawn) || !top || !right || top !== bottom || right !== left) return false
    if (drawn.equalSides || drawn.joins) return false
    const lengths = readBoth(top, right, pair)
    const drawnLengths = sideLengths(drawn)
    if (!lengths?.every((length, i) => length === drawnLengths[i])) return false
    return asksFor(question, { ...asked, length: 2 * lengths[0] + 2 * lengths[1] })
  }
  if (!regularNames.some((name) => isRegular(drawn, name))) return false
  const side = readMixed(labels.find((label) => label !== null) ?? '', pair)
  return side !== null && asksFor(question, { ...asked, length: drawn.corners.length * side })
}

/** Returns the label of a side, null if there is none, and '' if the length has more fields than the label. */
function labelOf(side: Length | null): string | null {
  if (side === null) return null
  const label = enNZ.quantity(side)
  return sameData(side, meaningOf(label)) ? label : ''
}

/** Returns two lengths in the smaller unit. Each has its own unit, at most two decimal places and at most 2000. */
function readBoth(first: string, second: string, pair: Pair): readonly [number, number] | null {
  const shown = [first, second].map((length) => length.split(' '))
  if (shown[0]![1] === shown[1]![1]) return null
  if (shown.some(([number = '']) => placesOf(number) > 2 || Number(number) > 2000)) return null
  const [a, b] = [readLength(first, pair), readLength(second, pair)]
  return a && b ? [a, b] : null
}

/** Returns whether the question asks for this length of at most 2000, with at most two decimal places. */
function asksFor(question: Question, asked: Omit<AskedLength, 'places'>): boolean {
  const { unit, length, pair } = asked
  if ((unit !== pair.large && unit !== pair.small) || length > 2000 || question.expects.kind !== 'number') return false
  return placesOf(question.expects.answer) <= 2 && asksIn(question, { ...asked, places: 2 })
}
