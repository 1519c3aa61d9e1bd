import type { Length, Point, Shape } from '#maths'
import { boundsOf, extentOf, largestLabels, rulesOfQuestions } from './shape-labels.ts'

/** The longer extent of a drawn shape, in the units of the drawing. */
const longest = 360
export const sideWidth = 7

/** The reach of a mark of equal lengths across its side. If a length is outside the side, the mark is inside only. */
const inwards = 13
const outwards = 9

/** The room around a length. */
const labelMargin = 4

type Line = readonly [Point, Point]

/**
 * Returns the parts of a drawn shape and the room that they take together.
 *
 * @param write returns the text beside a side
 * @param labelScale how many times as large as usual the labels are, where they have the room
 */
export function shapeLines(shape: Shape, write: (length: Length) => string, labelScale = 1) {
  const scale = longest / Math.max(extentOf(shape.corners, 0), extentOf(shape.corners, 1))
  const scaled = ([x, y]: Point): Point => [x * scale, y * scale]
  const corners = shape.corners.map(scaled)
  const joins = joinsOf(shape, scaled)
  const sides = shape.sides.map((side) => side && write(side))
  const labelled = { corners, sides, joins: [...joins, ...mouthsOf(corners)] }
  const sized = largestLabels(labelled, rulesOfQuestions(labelScale))
  const labels = sized.labels.filter((label) => label !== null)
  const marks = shape.equalSides
    ? corners.map((corner, i) => {
        return mark(corner, corners[(i + 1) % corners.length]!, shape.sides[i] ? 0 : outwards)
      })
    : []
  return {
    corners,
    labels,
    fontSize: longest * sized.size,
    joins,
    marks,
    room: boundsOf([...corners, ...marks.flat()], labels, sideWidth, labelMargin),
  }
}

function joinsOf({ joins = [] }: Shape, scaled: (point: Point) => Point): Line[] {
  return joins.map(([from, to]) => [scaled(from), scaled(to)])
}

/**
 * Returns a line across the mouth of each notch. A length on it would read as the length of a side that does not exist.
 */
function mouthsOf(corners: readonly Point[]): Line[] {
  return corners
    .map((from, i): Line => [from, corners[(i + 3) % corners.length]!])
    .filter(([[x, y], [toX, toY]]) => corners.length > 4 && (x === toX || y === toY))
}

/** Returns a line across the middle of a side. The corners run clockwise, so inwards is to the right of the side. */
function mark([x, y]: Point, [toX, toY]: Point, outside: number): Line {
  const length = Math.hypot(toX - x, toY - y)
  const [inX, inY] = [-(toY - y) / length, (toX - x) / length]
  const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2]
  return [
    [middleX - inX * outside, middleY - inY * outside],
    [middleX + inX * inwards, middleY + inY * inwards],
  ]
}
