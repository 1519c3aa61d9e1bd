/** Reads shapes from their corners and the labels of their sides. */
import type { Drawing, Point, Shape, ShapeName } from '../../../drawing.ts'

const sidesByName: Readonly<Partial<Record<ShapeName, number>>> = {
  triangle: 3,
  square: 4,
  pentagon: 5,
  hexagon: 6,
  octagon: 8,
}

/** Returns the drawn length of each side. */
export function sideLengths({ corners }: Shape): number[] {
  return steps(corners).map(([x, y]) => (x === 0 || y === 0 ? Math.abs(x + y) : Math.sqrt(x * x + y * y)))
}

/** Returns the step from each corner to the next one: to the right, and down. */
export function steps(corners: readonly Point[]): Point[] {
  return corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return [nextX - x, nextY - y]
  })
}

/** Returns the drawing of a shape without any field that a shape does not have. */
export function drawingOf({ name, corners, sides, equalSides, joins }: Shape): Drawing {
  return { kind: 'shape', name, corners, sides, ...(equalSides && { equalSides }), ...(joins && { joins }) }
}

/** Returns whether the shape has four sides: horizontal, vertical, horizontal and vertical. */
export function isRectangle({ corners, sides }: Shape): boolean {
  if (corners.length !== 4 || sides.length !== 4) return false
  const [a, b, c, d] = steps(corners) as [Point, Point, Point, Point]
  return (
    a[1] === 0 && b[0] === 0 && c[0] === -a[0] && c[1] === 0 && d[1] === -b[1] && d[0] === 0 && a[0] !== 0 && b[1] !== 0
  )
}

/** Returns whether the shape is regular and marked as regular, with the length of one side. */
export function isRegular(shape: Shape, name: ShapeName): boolean {
  const { corners, sides } = shape
  const count = sidesByName[name]
  if (count === undefined || shape.name !== name || corners.length !== count || sides.length !== count || shape.joins)
    return false
  if (shape.equalSides !== true || sides.filter((side) => side !== null).length !== 1) return false
  const middle = [0, 1].map((axis) => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / count) as [
    number,
    number,
  ]
  const fromMiddle = corners.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1]))
  const lengths = sideLengths(shape)
  // The sides of a regular shape of this size have this length. The sides of a star are longer.
  const expected = fromMiddle.map((radius) => 2 * radius * Math.sin(Math.PI / count))
  return areNearlyEqual([...lengths, ...expected]) && new Set(turnsOf(corners)).size === 1
}

/** Returns whether the values differ by less than an eye can see. */
function areNearlyEqual(values: readonly number[]): boolean {
  return Math.min(...values) > 0.99 * Math.max(...values)
}

/** Returns a character for each corner: "c" if it points out, "r" if it points in, "?" if it is on a straight line. */
export function turnsOf(corners: readonly Point[]): string {
  const sideSteps = steps(corners)
  const area = corners.reduce((sum, [x, y], i) => sum + x * sideSteps[i]![1] - y * sideSteps[i]![0], 0)
  return sideSteps
    .map(([x, y], i) => {
      const [beforeX, beforeY] = sideSteps.at(i - 1)!
      const turn = (beforeX * y - beforeY * x) * area
      return turn > 0 ? 'c' : turn < 0 ? 'r' : '?'
    })
    .join('')
}

/** Returns whether all sides are horizontal or vertical, and each side touches only its two neighbours. */
export function isRectilinear(corners: readonly Point[]): boolean {
  const sideSteps = steps(corners)
  if (!sideSteps.every(([x, y], i) => (x === 0) !== (y === 0) && (x === 0) !== (sideSteps.at(i - 1)![0] === 0)))
    return false
  const boxes = corners.map(([x, y], i) => {
    const [stepX, stepY] = sideSteps[i]!
    return [Math.min(x, x + stepX), Math.max(x, x + stepX), Math.min(y, y + stepY), Math.max(y, y + stepY)] as const
  })
  return boxes.every((a, i) =>
    boxes.every((b, j) => {
      const distance = Math.abs(i - j)
      if (distance < 2 || distance === boxes.length - 1) return true
      return a[1] < b[0] || b[1] < a[0] || a[3] < b[2] || b[3] < a[2]
    }),
  )
}
