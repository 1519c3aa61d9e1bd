/** Lengths as they are labelled and drawn. Everything is counted in hundredths of a millimetre, so that it is exact. */
import type { Shape } from '../drawing.ts'
import type { Question } from '../question.ts'

const hundredths: Record<string, number> = { mm: 100, cm: 1000, m: 100_000, km: 100_000_000 }

/** "1 m 35 cm" or "1.2 m + 45 cm", added up. */
export function lengths(text: string): number {
  return [...text.matchAll(/([\d.]+) (mm|cm|m|km)\b/g)].reduce(
    (sum, [, number, unit]) => sum + Math.round(Number(number) * hundredths[unit!]!),
    0,
  )
}

export function inUnit(length: number, unit: string): string {
  return String(Number((length / hundredths[unit]!).toFixed(8)))
}

/**
 * The way round a shape, in the unit asked for. One marked side gives the scale of the drawing; each other marked side
 * must be as long as it says.
 */
export function aroundShape({ corners, sides }: Shape, question: Question): string {
  const drawn = corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return Math.hypot(nextX - x, nextY - y)
  })
  const marked = sides.flatMap((label, i) => (label === null ? [] : [{ length: lengths(label), drawn: drawn[i]! }]))
  const scale = marked[0]!.length / marked[0]!.drawn
  for (const side of marked) {
    if (Math.abs(side.drawn * scale - side.length) > side.length / 1000) throw new Error('a side is not drawn to scale')
  }
  if (question.kind !== 'number' || !question.unit) throw new Error('no unit is asked for')
  const around = drawn.reduce((sum, side) => sum + side * scale, 0)
  // Marked in whole hundredths of the unit at the finest: the rounding takes away what the drawing's floating point added.
  return inUnit(Math.round(around / 100) * 100, question.unit)
}
