import { digitAt, lengthOf } from '../operands.ts'
import type { AreaModel } from './drawing.ts'

/** Returns the parts of a whole number by place, without zeros: 30 and 4 for 34. */
export function partsOf(number: number): number[] {
  const length = lengthOf(number)
  return Array.from({ length }, (_, i) => digitAt(number, length - 1 - i) * 10 ** (length - 1 - i)).filter(
    (part) => part > 0,
  )
}

/**
 * Returns a rectangle of the parts of two numbers.
 *
 * @param filled the number of boxes that are filled, from the upper left one
 */
export function area(
  a: number,
  b: number,
  filled: number,
  parts: { readonly framed?: AreaModel['framed']; readonly sums?: readonly number[] } = {},
): AreaModel {
  const [across, down] = [partsOf(a), partsOf(b)]
  const products = down.map((height, row) =>
    across.map((width, column) => (row * across.length + column < filled ? width * height : null)),
  )
  return {
    kind: 'areaModel',
    across,
    down,
    products,
    framed: parts.framed ?? null,
    sums: parts.sums ?? down.map(() => null),
  }
}
