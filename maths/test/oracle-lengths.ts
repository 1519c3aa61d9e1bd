/** Lengths as they are labelled and drawn. Everything is counted in hundredths of a millimetre, so that it is exact. */
import type { Unit } from '../ask.ts'
import type { Shape } from '../drawing.ts'

const hundredths: Readonly<Record<Unit, number>> = { mm: 100, cm: 1000, m: 100_000, km: 100_000_000 }

/** Returns the sum of lengths such as "1 m 35 cm" or "1.2 m + 45 cm", written with a decimal point. */
export function lengths(text: string): number {
  return [...text.matchAll(/([\d.]+) (mm|cm|m|km)\b/g)].reduce(
    (sum, [, number, unit]) => sum + Math.round(Number(number) * hundredths[unit as Unit]),
    0,
  )
}

export function inUnit(length: number, unit: Unit): string {
  return String(Number((length / hundredths[unit]).toFixed(8)))
}

/**
 * Returns the way round a shape. One marked side gives the scale of the drawing. Each other marked side must be as long
 * as it says.
 *
 * @param labels the label of each side with a decimal point, null where none is marked
 */
export function aroundShape({ corners }: Shape, labels: readonly (string | null)[], unit: Unit): string {
  const drawn = corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return Math.hypot(nextX - x, nextY - y)
  })
  const marked = labels.flatMap((label, i) => (label === null ? [] : [{ length: lengths(label), drawn: drawn[i]! }]))
  const scale = marked[0]!.length / marked[0]!.drawn
  for (const side of marked) {
    if (Math.abs(side.drawn * scale - side.length) > side.length / 1000) throw new Error('a side is not drawn to scale')
  }
  const around = drawn.reduce((sum, side) => sum + side * scale, 0)
  // Lengths are marked in whole hundredths of the unit at the finest. Rounding removes the error of floating point.
  return inUnit(Math.round(around / 100) * 100, unit)
}
