import type { Length, Point, Shape } from '#maths'
import type { Room } from './fitted-picture.tsx'
import { boundsOf, extentOf, largestLabels, leastUsual } from './shape-labels.ts'

/** The longer extent of a drawn shape, in the units of the drawing. */
const longest = 360
export const sideWidth = 7

/** The reach of a mark of equal lengths across its side. If a length is outside the side, the mark is inside only. */
const inwards = 13
const outwards = 9

/** The least font size of a length on a screen in pixels. A high picture has room for larger ones. */
const leastText = (height: number) => Math.max(18, height / 20)

/** The least font size of a length on paper, as a share of the shape's longer extent. */
const leastOnPaper = 1 / 14

/** The room around a length. */
const labelMargin = 4

type Line = readonly [Point, Point]

/**
 * Returns the parts of a drawn shape, and the position and size of the room that they take together.
 *
 * @param write returns the text beside a side
 * @param room the size of the picture on a screen in pixels. On paper, a picture has its own size
 */
export function shapeLines(shape: Shape, write: (length: Length) => string, room?: Room) {
  const scale = longest / Math.max(extentOf(shape.corners, 0), extentOf(shape.corners, 1))
  const scaled = ([x, y]: Point): Point => [x * scale, y * scale]
  const corners = shape.corners.map(scaled)
  const joins = shape.joins?.map(([from, to]): Line => [scaled(from), scaled(to)]) ?? []
  const sides = shape.sides.map((side) => side && write(side))
  const sized = largestLabels({ corners, sides, joins }, ({ labels, size }) => {
    if (size >= leastUsual || !room) return size >= leastOnPaper
    const { width, height } = boundsOf(corners, labels, sideWidth, labelMargin)
    return longest * size * Math.min(room.width / width, room.height / height) >= leastText(room.height)
  })
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
    ...boundsOf([...corners, ...marks.flat()], labels, sideWidth, labelMargin),
  }
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
