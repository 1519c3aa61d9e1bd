/** Multiplications set out in columns, with a row for each digit of the second factor. */
import { m } from '../../language/messages.ts'
import { blank, type Cell, little, type Paper, type Position, placeName, print, square } from './paper.ts'
import { type Written, written } from './written-number.ts'

/** The factor with more digits is above. Both are multiplied without their points. */
export function productPaper(first: number, second: number): Paper {
  const pair = [written(first), written(second)] as const
  const [top, bottom] = pair[0].digits.length >= pair[1].digits.length ? pair : [pair[1], pair[0]]
  const [long, short] = [top.digits.length, bottom.digits.length]
  // The product has at most as many digits as both factors together.
  const width = long + short
  const each = (cell: (place: number, column: number) => Cell): Cell[] =>
    Array.from({ length: width }, (_, column) => cell(width - 1 - column, column))
  const factor = ({ digits, places }: Written) =>
    each((place) => {
      const digit = digits[digits.length - 1 - place]
      return digit === undefined ? blank : print(digit, places > 0 && place === places)
    })
  const operatorColumn = width - long - 1
  const bottomRow = factor(bottom).map((cell, column) => (column === operatorColumn ? print('×') : cell))
  const carries = each((place) =>
    place > 0 && place < long ? little(m.play_carried_to({ place: placeName(place) }), 1) : blank,
  )
  const isLong = short > 1
  const partial = (index: number) => ({
    cells: each((place) =>
      place <= long + index ? square(m.play_row_place({ row: index + 1, place: placeName(place) })) : blank,
    ),
    ...(index === short - 1 && { line: [0, width - 1] as const }),
  })
  const rows: Paper['rows'] = [
    { cells: carries },
    { cells: factor(top) },
    { cells: bottomRow, line: [Math.max(0, operatorColumn), width - 1] },
    ...(isLong ? Array.from({ length: short }, (_, index) => partial(index)) : []),
    { cells: each((place) => square(isLong ? m.play_total_place({ place: placeName(place) }) : placeName(place))) },
  ]
  const order = rows.flatMap(({ cells }, row) => {
    if (row < 3) return []
    const inRow = cells.flatMap((cell, column): Position[] => (cell.kind === 'square' ? [[row, column]] : []))
    return inRow.reverse()
  })
  return { rows, columns: width, order }
}
