import type { Operator } from '../../expression.ts'
import { digitAt, lengthOf, placesOf, unitsOf } from '../operands.ts'
import type { Place } from '../place-value.ts'
import type { Column, Columns } from './drawing.ts'

/** Two numbers in columns: their digits by place, in whole units of the lowest place. */
export interface WrittenNumbers {
  readonly operator: Operator
  readonly lowest: Place
  readonly highest: Place
  /** The numbers in units of the lowest place. */
  readonly units: readonly [top: number, bottom: number]
  /** The digits as written, null for an empty square. A digit that a step adds is in `zeroFrom`. */
  readonly digits: (row: 0 | 1, place: Place) => number | null
  /** The row that is filled with zeros below its last decimal place, and the lowest place it has by itself. */
  readonly filled: { readonly row: 'top' | 'bottom'; readonly below: Place } | null
}

/** Writes two numbers below each other, with enough zeros for the same number of decimal places. */
export function writeBelow(top: number, operator: Operator, bottom: number): WrittenNumbers {
  const [topPlaces, bottomPlaces] = [placesOf(top), placesOf(bottom)]
  const lowest = 0 - Math.max(topPlaces, bottomPlaces)
  const units = [unitsOf(top, lowest), unitsOf(bottom, lowest)] as const
  const lengths = [lengthOf(Math.floor(top)), lengthOf(Math.floor(bottom))] as const
  return {
    operator,
    lowest,
    highest: Math.max(...lengths) - 1,
    units,
    digits: (row, place) => (place < lengths[row] ? digitAt(units[row], place - lowest) : null),
    filled:
      topPlaces === bottomPlaces
        ? null
        : topPlaces < bottomPlaces
          ? { row: 'top', below: 0 - topPlaces }
          : { row: 'bottom', below: 0 - bottomPlaces },
  }
}

/** Returns the square of a column's result, or null for a number of two digits, for which one square is too small. */
export function resultSquare(place: Place, result: number): Columns['asked'] {
  return result < 10 ? { place, row: 'result' } : null
}

interface ColumnState {
  readonly result?: number | null
  readonly carried?: number | null
  readonly swapped?: readonly number[]
}

interface ColumnParts {
  readonly tinted?: Place | readonly [Place, Place]
  readonly asked?: Columns['asked']
  readonly leads?: Columns['leads']
  /** Whether the zeros are written that fill the shorter number. They are, unless this is false. */
  readonly zeros?: boolean
  /** Whether the second number is written. It is, unless this is false. */
  readonly bottom?: boolean
  readonly highest?: Place
}

/** Returns the picture of the two numbers, with what is written in each column so far. */
export function columnsOf(
  numbers: WrittenNumbers,
  stateOf: (place: Place) => ColumnState,
  { tinted, asked, leads, zeros = true, bottom = true, highest = numbers.highest }: ColumnParts = {},
): Columns {
  const columns = Array.from({ length: highest - numbers.lowest + 1 }, (_, i): Column => {
    const place = highest - i
    const filled = numbers.filled && place < numbers.filled.below ? numbers.filled.row : null
    const { result = null, carried = null, swapped = [] } = stateOf(place)
    return {
      place,
      top: filled === 'top' && !zeros ? null : numbers.digits(0, place),
      bottom: !bottom || (filled === 'bottom' && !zeros) ? null : numbers.digits(1, place),
      ...(filled && zeros ? { zero: filled } : {}),
      swapped,
      carried,
      result,
    }
  })
  return {
    kind: 'columns',
    operator: numbers.operator,
    columns,
    tinted: typeof tinted === 'number' ? [tinted, tinted] : (tinted ?? null),
    asked: asked ?? null,
    leads: leads ?? null,
  }
}
