/** Divisions in a division frame: the quotient above, the divisor on the left, small squares for what is left over. */

import type { Question } from '#maths'
import { m } from '../../language/messages.ts'
import { blank, type Cell, little, type Paper, type Position, placeName, print, square } from './paper.ts'
import { type Written, written } from './written-number.ts'

/** The number of decimal places in which a quotient can go on after the last digit of the dividend. */
const morePlaces = 2

export function quotientPaper(dividend: number, divisor: number, expects: Question['expects']): Paper {
  const by = written(divisor)
  return by.places > 0 ? emptyFrame(dividend, by) : filledFrame(written(dividend), by, expects)
}

function filledFrame(dividend: Written, by: Written, expects: Question['expects']): Paper {
  const wholes = dividend.digits.length - dividend.places
  // Every level with decimal answers can need more places, so the paper does not show which question does.
  const isDecimal = expects.kind === 'number' && expects.places > 0
  const places = isDecimal ? Math.max(dividend.places, morePlaces) : dividend.places
  const placesAcross = Array.from({ length: wholes + places }, (_, i) => wholes - 1 - i)
  const hasPoint = (place: number) => place === 0 && places > 0
  const leavesRest = expects.kind === 'quotientAndRemainder'
  const side: Cell[] = by.digits.map(() => blank)
  const tail: Cell[] = leavesRest ? [print(m.play_remainder_letter()), square(m.play_remainder())] : []
  const digit = (place: number, i: number): Cell => {
    const text = dividend.digits[i]
    return text === undefined
      ? square(m.play_dividend_place({ place: placeName(place) }))
      : print(text, hasPoint(place))
  }
  const before = side.length
  const columns = before + placesAcross.length + tail.length
  const rows = [
    {
      cells: [
        ...side,
        ...placesAcross.map((place) => square(m.play_quotient_place({ place: placeName(place) }), hasPoint(place))),
        ...tail,
      ],
      line: [before, before + placesAcross.length - 1] as const,
    },
    { cells: [...side, ...placesAcross.map((place, i) => (i === 0 ? blank : restCell(place, by))), ...blanks(tail)] },
    { cells: [...by.digits.map((text) => print(text)), ...placesAcross.map(digit), ...blanks(tail)] },
  ]
  const order = placesAcross.map((_, i): Position => [0, before + i])
  return { rows, columns, order: leavesRest ? [...order, [0, columns - 1]] : order, frameAfter: before - 1 }
}

/** A frame without numbers. To divide by a decimal, a child first writes both numbers larger. */
function emptyFrame(dividend: number, by: Written): Paper {
  const scaled = written(Math.round(dividend * 10 ** by.places * 100) / 100)
  const divisorDigits = Number(by.digits.join('')).toString().length
  const side = Array.from({ length: divisorDigits }, (_, i) => divisorDigits - 1 - i)
  const across = Array.from({ length: scaled.digits.length }, (_, i) => i + 1)
  const before = side.length
  const rest = Array.from(side, (): Cell => blank)
  const rows = [
    {
      cells: [...rest, ...across.map((digit) => square(m.play_quotient_digit({ digit })))],
      line: [before, before + across.length - 1] as const,
    },
    {
      cells: [
        ...rest,
        ...across.map((digit) => (digit === 1 ? blank : little(m.play_left_over_before_digit({ digit }), 2))),
      ],
    },
    {
      cells: [
        ...side.map((place) => square(m.play_divisor_place({ place: placeName(place) }))),
        ...across.map((digit) => square(m.play_dividend_digit({ digit }))),
      ],
    },
  ]
  const order = [
    ...Array.from({ length: before + across.length }, (_, column): Position => [2, column]),
    ...across.map((_, i): Position => [0, before + i]),
  ]
  return { rows, columns: before + across.length, order, frameAfter: before - 1 }
}

/** A square for the rest that is carried to a digit. It is smaller than the divisor. */
function restCell(place: number, { digits }: Written): Cell {
  return little(m.play_left_over_before_place({ place: placeName(place) }), digits.length > 1 ? 2 : 1)
}

function blanks(cells: readonly Cell[]): Cell[] {
  return cells.map(() => blank)
}
