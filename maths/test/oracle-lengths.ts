/** Calculates lengths from labels and drawings, in hundredths of a millimetre, so that the values are exact. */

import type { Shape } from '../drawing.ts'
import type { Unit } from '../length.ts'

const hundredths: Readonly<Record<Unit, number>> = { mm: 100, cm: 1000, m: 100_000, km: 100_000_000 }

/** Returns the sum of lengths such as "1 m 35 cm" or "1.2 m + 45 cm", written with a decimal point. */
export function sumOfLengths(text: string): number {
  return [...text.matchAll(/([\d.]+) (mm|cm|m|km)\b/g)].reduce(
    (sum, [, number, unit]) => sum + Math.round(Number(number) * hundredths[unit as Unit]),
    0,
  )
}

/** Returns a length in hundredths of a millimetre as a number of the unit. */
export function inUnit(length: number, unit: Unit): string {
  return String(Number((length / hundredths[unit]).toFixed(8)))
}

/**
 * Returns the perimeter of a shape in the unit. One marked side gives the scale of the drawing. The label of each other
 * marked side must have its drawn length.
 *
 * @param labels the label of each side with a decimal point, null where none is marked
 */
export function perimeterOf({ corners }: Shape, labels: readonly (string | null)[], unit: Unit): string {
  const drawn = corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return Math.hypot(nextX - x, nextY - y)
  })
  const marked = labels.flatMap((label, i) =>
    label === null ? [] : [{ length: sumOfLengths(label), drawn: drawn[i]! }],
  )
  const scale = marked[0]!.length / marked[0]!.drawn
  for (const side of marked) {
    if (Math.abs(side.drawn * scale - side.length) > side.length / 1000) throw new Error('a side is not drawn to scale')
  }
  const perimeter = drawn.reduce((sum, side) => sum + side * scale, 0)
  // Each marked length is a multiple of 1 mm. Rounding removes the error of floating point.
  return inUnit(Math.round(perimeter / 100) * 100, unit)
}
