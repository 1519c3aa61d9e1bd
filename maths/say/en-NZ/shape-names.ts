import type { ShapeName } from '../../drawing.ts'

/** The shapes that have a name. A composite shape is described by its number of sides. */
export const nameByShape: Readonly<Partial<Record<ShapeName, string>>> = {
  triangle: 'triangle',
  rightTriangle: 'right triangle',
  square: 'square',
  rectangle: 'rectangle',
  pentagon: 'pentagon',
  hexagon: 'hexagon',
  octagon: 'octagon',
}
