/** The rules of levels 3.1 and 3.2: nine shapes with only right angles (docs/product/curriculum.md, "Length"). */
import type { Point, Shape, ShapeName } from '../../../drawing.ts'
import type { LevelRule } from '../../../test/rules/level-rule.ts'
import { differsFromPrevious } from '../../../test/rules/no-repeat.ts'
import { textOf } from '../../../test/rules/text.ts'
import { asksForLength, centimetres } from './ask.ts'
import { drawingOf, isRectilinear, sideLengths, steps, turnsOf } from './outlines.ts'

/** The rule of composite shapes. Of two hidden sides, one is horizontal and one vertical, so that both can be found. */
export function composites(marks: 'all sides marked' | 'two sides hidden'): LevelRule {
  return {
    holds(question) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || !isComposite(drawn)) return false
      if (textOf(question) !== 'What is the perimeter?') return false
      const lengths = sideLengths(drawn)
      const isVertical = steps(drawn.corners).map(([x]) => x === 0)
      const hidden = isVertical.filter((_, i) => drawn.sides[i] === null)
      return (
        (marks === 'all sides marked' ? hidden.length === 0 : hidden.length === 2 && hidden[0] !== hidden[1]) &&
        drawn.sides.length === lengths.length &&
        drawn.sides.every((side, i) => side === null || centimetres(side) === lengths[i]) &&
        lengths.every((length) => Number.isInteger(length) && length >= 2 && length <= 20) &&
        asksForLength(question, {
          ask: { kind: 'perimeter' },
          drawn: drawingOf(drawn),
          answer: String(lengths.reduce((sum, length) => sum + length, 0)),
          unit: 'cm',
        })
      )
    },
    follows: differsFromPrevious,
  }
}

/** The turns of each shape in the form of `turnsOf`, beginning with a corner that points in. */
const turnsByName: Readonly<Partial<Record<ShapeName, string>>> = {
  L: 'rccccc',
  T: 'rccrcccc',
  U: 'rrcccccc',
  Z: 'rcccrccc',
  plus: 'rccrccrccrcc',
  steps: 'rcrccccc',
  notch: 'rrcccccc',
  rectanglesSideBySide: 'rccrcccc',
  rectanglesStacked: 'rccrcccc',
}

function isComposite({ name, corners, joins, equalSides }: Shape): boolean {
  const turns = turnsOf(corners)
  const expected = turnsByName[name]
  if (!expected || equalSides || turns.length !== expected.length || !(turns + turns).includes(expected)) return false
  if (!isRectilinear(corners)) return false
  const inner = corners.filter((_, i) => turns[i] === 'r')
  if (name === 'rectanglesSideBySide' || name === 'rectanglesStacked') {
    return joins?.length === 1 && isJoin(joins[0]!, inner, name === 'rectanglesSideBySide')
  }
  if (joins) return false
  // A U opens at the top or the bottom, a notch at the left or the right.
  return name === 'U' ? inner[0]![1] === inner[1]![1] : name !== 'notch' || inner[0]![0] === inner[1]![0]
}

/** Returns whether the dashed line joins the two inner corners. It is vertical between rectangles side by side. */
function isJoin(join: readonly [Point, Point], inner: readonly Point[], isVertical: boolean): boolean {
  const ends = (points: readonly Point[]) => points.map(String).toSorted().join(' ')
  const [from, to] = join
  return ends(join) === ends(inner) && (isVertical ? from[0] === to[0] : from[1] === to[1])
}
