/** Shapes whose corners are always the same but for size and the way they lie. */
import type { Length } from '../../ask.ts'
import type { Point, Shape, ShapeName } from '../../drawing.ts'

/**
 * Regular shapes lying on a side, clockwise from the top, a side a million long. Written down rather than computed: sines
 * differ in their last place from one browser to the next, and a question is compared to the last place.
 */
export const regularShapes: readonly { readonly name: ShapeName; readonly corners: readonly Point[] }[] = [
  { name: 'triangle', corners: placesIn('500000,0 1000000,866025 0,866025') },
  { name: 'square', corners: placesIn('0,0 1000000,0 1000000,1000000 0,1000000') },
  { name: 'pentagon', corners: placesIn('809017,0 1618034,587785 1309017,1538842 309017,1538842 0,587785') },
  {
    name: 'hexagon',
    corners: placesIn('500000,0 1500000,0 2000000,866025 1500000,1732051 500000,1732051 0,866025'),
  },
  {
    name: 'octagon',
    corners: placesIn(
      '707107,0 1707107,0 2414214,707107 2414214,1707107 1707107,2414214 707107,2414214 0,1707107 0,707107',
    ),
  },
]

function placesIn(text: string): Point[] {
  return text.split(' ').map((place) => {
    const [x, y] = place.split(',').map(Number)
    return [x!, y!]
  })
}

/** Marked on one side only, the others being equal. */
export function regularShape({ name, corners }: (typeof regularShapes)[number], marked: number, side: Length): Shape {
  const sides = corners.map((_, i) => (i === marked ? side : null))
  return { name, corners, sides, equalSides: true }
}

/** The corners of a rectangle, clockwise from the top left: its sides are the top, the right, the bottom, the left. */
export function rectangleCorners(width: number, height: number): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
}
