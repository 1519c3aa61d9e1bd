/** Sums and differences set out in columns, with the points under each other. */
import { m } from '../../language/messages.ts'
import { blank, type Cell, little, type Paper, type Position, placeName, print, square } from './paper.ts'
import { type Written, written } from './written-number.ts'

/** Sets out numbers to add below each other. The first column has the operator and the last carry. */
export function sumPaper(numbers: readonly number[]): Paper {
  return columnPaper('+', numbers.map(written))
}

export function differencePaper(from: number, taken: number): Paper {
  return columnPaper('−', [written(from), written(taken)])
}

function columnPaper(operator: '+' | '−', numbers: readonly Written[]): Paper {
  const places = Math.max(...numbers.map((number) => number.places))
  const wholes = Math.max(...numbers.map(({ digits, places }) => digits.length - places))
  const top = wholes - 1
  /** The places of the columns after the first one, from left to right. */
  const placesAcross = Array.from({ length: wholes + places }, (_, i) => top - i)
  const hasPoint = (place: number) => place === 0 && places > 0
  const helper = (place: number): Cell => {
    if (operator === '−') return little(m.play_exchanged_at({ place: placeName(place) }), 2)
    return place === -places ? blank : little(m.play_carried_to({ place: placeName(place) }), 1)
  }
  const numberRow = (number: Written, index: number): Cell[] => [
    index === numbers.length - 1 ? print(operator) : blank,
    ...placesAcross.map((place) => digitCell(number, place, hasPoint(place), index)),
  ]
  const overflow = operator === '+' ? square(placeName(wholes)) : blank
  const results = placesAcross.map((place) => square(placeName(place), hasPoint(place)))
  const columns = placesAcross.length + 1
  const resultRow = numbers.length + 1
  const rows = [
    { cells: [blank, ...placesAcross.map(helper)] },
    ...numbers.map((number, i) => ({
      cells: numberRow(number, i),
      ...(i === numbers.length - 1 && { line: [0, columns - 1] as const }),
    })),
    { cells: [overflow, ...results] },
  ]
  const first = operator === '+' ? 0 : 1
  const order = placesAcross.map((_, i): Position => [resultRow, columns - 1 - i])
  return { rows, columns, order: first === 0 ? [...order, [resultRow, 0]] : order }
}

/** Returns a digit. If the number has fewer decimal places than the others, there is a square for a zero. */
function digitCell({ digits, places }: Written, place: number, point: boolean, index: number): Cell {
  const digit = digits[digits.length - places - 1 - place]
  if (digit !== undefined) return print(digit, point)
  if (place >= 0) return blank
  return square(
    index === 0
      ? m.play_upper_number_place({ place: placeName(place) })
      : m.play_lower_number_place({ place: placeName(place) }),
  )
}
