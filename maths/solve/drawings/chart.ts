import type { Operator } from '../../expression.ts'
import { digitAt, lengthOf, placesOf, unitsOf } from '../operands.ts'
import type { Place } from '../place-value.ts'
import type { PlaceValueChart } from './drawing.ts'

interface ChartParts {
  readonly highest?: Place
  readonly lowest?: Place
  readonly operator?: Operator
  readonly tinted?: Place
  readonly moved?: number
  readonly asked?: Place
  /** The place of the last row whose digit is not written, though its other digits are. */
  readonly hidden?: Place
}

/** Returns a place-value chart of numbers below each other. Null is a row without digits. */
export function chart(numbers: readonly (number | null)[], parts: ChartParts = {}): PlaceValueChart {
  const known = numbers.filter((number) => number !== null)
  const lowest = parts.lowest ?? 0 - Math.max(...known.map(placesOf))
  const highest = parts.highest ?? Math.max(...known.map((number) => lengthOf(Math.floor(number)) - 1))
  const rows = numbers.map((number, i) =>
    digitsOf(number, highest, lowest, i === numbers.length - 1 ? parts.hidden : undefined),
  )
  return {
    kind: 'placeValueChart',
    highest,
    lowest,
    rows,
    operator: parts.operator ?? null,
    tinted: parts.tinted ?? null,
    moved: parts.moved ?? 0,
    asked: parts.asked ?? null,
  }
}

/** Returns the digits of a number by place, from the highest. Places outside the number are null. */
function digitsOf(number: number | null, highest: Place, lowest: Place, hidden?: Place): (number | null)[] {
  const places = Array.from({ length: highest - lowest + 1 }, (_, i) => highest - i)
  if (number === null) return places.map(() => null)
  const units = unitsOf(number, lowest)
  const length = Math.max(lengthOf(Math.floor(number)) - 1, 0)
  return places.map((place) =>
    place === hidden || place > length || place < -placesOf(number) ? null : digitAt(units, place - lowest),
  )
}
