/** Calculates quantities from labels and drawings, in hundredths of the smallest unit, so that the values are exact. */

import type { Shape } from '../drawing.ts'
import type { Unit } from '../quantity.ts'

const hundredths: Readonly<Record<Unit, number>> = { mm: 100, cm: 1000, m: 100_000, km: 100_000_000 }

export function isUnit(text: string): text is Unit {
  return Object.hasOwn(hundredths, text)
}

/**
 * Returns the sum of quantities such as "1 m 35 cm" or "1.2 m + 45 cm", written with a decimal point.
 *
 * @throws if a number has no unit
 */
export function sumOfQuantities(text: string): number {
  return [...text.matchAll(/([\d.]+) ?(\p{L}*)/gu)].reduce((sum, [amount, number, unit = '']) => {
    if (!isUnit(unit)) throw new Error(`"${amount}" has no unit`)
    return sum + Math.round(Number(number) * hundredths[unit])
  }, 0)
}

/** Returns a quantity in hundredths of the smallest unit as a number of the unit. */
export function inUnit(quantity: number, unit: Unit): string {
  return String(Number((quantity / hundredths[unit]).toFixed(8)))
}

/**
 * Returns the perimeter of a shape in the unit. One marked side gives the scale of the drawing. The label of each other
 * marked side must have its drawn length.
 *
 * @param labels the label of each side with a decimal point, null if none is marked
 */
export function perimeterOf({ corners }: Shape, labels: readonly (string | null)[], unit: Unit): string {
  const drawn = corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return Math.hypot(nextX - x, nextY - y)
  })
  const marked = labels.flatMap((label, i) =>
    label === null ? [] : [{ length: sumOfQuantities(label), drawn: drawn[i]! }],
  )
  const scale = marked[0]!.length / marked[0]!.drawn
  for (const side of marked) {
    if (Math.abs(side.drawn * scale - side.length) > side.length / 1000) throw new Error('a side is not drawn to scale')
  }
  const perimeter = drawn.reduce((sum, side) => sum + side * scale, 0)
  // Each marked length is a multiple of 1 mm. Rounding removes the error of floating point.
  return inUnit(Math.round(perimeter / 100) * 100, unit)
}
