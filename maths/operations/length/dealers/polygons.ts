/** Shapes whose corners differ only in size and direction. */

import type { Point, Shape, ShapeName } from '../../../drawing.ts'
import type { Length } from '../../../quantity.ts'

/**
 * Regular shapes with a side at the bottom and sides of a million units, clockwise from the top. The corners are
 * constants because browsers differ in the last digit of a sine, and the hash of a question depends on each digit.
 */
export const regularShapes: readonly { readonly name: ShapeName; readonly corners: readonly Point[] }[] = [
  { name: 'triangle', corners: pointsIn('500000,0 1000000,866025 0,866025') },
  { name: 'square', corners: pointsIn('0,0 1000000,0 1000000,1000000 0,1000000') },
  { name: 'pentagon', corners: pointsIn('809017,0 1618034,587785 1309017,1538842 309017,1538842 0,587785') },
  {
    name: 'hexagon',
    corners: pointsIn('500000,0 1500000,0 2000000,866025 1500000,1732051 500000,1732051 0,866025'),
  },
  {
    name: 'octagon',
    corners: pointsIn(
      '707107,0 1707107,0 2414214,707107 2414214,1707107 1707107,2414214 707107,2414214 0,1707107 0,707107',
    ),
  },
]

function pointsIn(text: string): Point[] {
  return text.split(' ').map((point) => {
    const [x, y] = point.split(',').map(Number)
    return [x!, y!]
  })
}

/** Returns a shape that is marked at one side only, because all sides are equal. */
export function regularShape({ name, corners }: (typeof regularShapes)[number], marked: number, side: Length): Shape {
  const sides = corners.map((_, i) => (i === marked ? side : null))
  return { name, corners, sides, equalSides: true }
}

/** Returns the corners clockwise from the top left. The sides are the top, the right, the bottom and the left. */
export function rectangleCorners(width: number, height: number): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
}
