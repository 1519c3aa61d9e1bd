import { m } from '../../language/messages.ts'

/** Squared paper with a calculation set out in columns, as data. */

export type Cell =
  | { readonly kind: 'blank' }
  /** A character of the calculation. */
  | { readonly kind: 'print'; readonly text: string; readonly point?: boolean }
  | SquareCell

/** A square for the child to write in. */
export interface SquareCell {
  readonly kind: 'square'
  readonly label: string
  /** Whether the square is small, for a carried or exchanged number. */
  readonly little?: boolean
  /** Whether a decimal point follows the square. */
  readonly point?: boolean
  /** The most digits. */
  readonly digits: 1 | 2
}

interface PaperRow {
  readonly cells: readonly Cell[]
  /** The columns, from the first to the last, under which this row has a line. */
  readonly line?: readonly [number, number]
}

/** The position of a cell: its row and column, from 0. */
export type Position = readonly [number, number]

export interface Paper {
  readonly rows: readonly PaperRow[]
  readonly columns: number
  /** The squares in the order in which a child fills them. Other squares are reached by a tap or an arrow key. */
  readonly order: readonly Position[]
  /** The column after which a division frame has its upright line. */
  readonly frameAfter?: number
}

export const blank: Cell = { kind: 'blank' }

export function print(text: string, point = false): Cell {
  return point ? { kind: 'print', text, point } : { kind: 'print', text }
}

export function square(label: string, point = false): SquareCell {
  return { kind: 'square', label, digits: 1, ...(point && { point }) }
}

export function little(label: string, digits: 1 | 2): SquareCell {
  return { kind: 'square', label, digits, little: true }
}

export function cellAt({ rows }: Paper, [row, column]: Position): Cell {
  return rows[row]?.cells[column] ?? blank
}

const wholePlaces = [
  m.play_ones(),
  m.play_tens(),
  m.play_hundreds(),
  m.play_thousands(),
  m.play_ten_thousands(),
  m.play_hundred_thousands(),
  m.play_millions(),
  m.play_ten_millions(),
  m.play_hundred_millions(),
]
const decimalPlaces = [m.play_tenths(), m.play_hundredths(), m.play_thousandths()]

/** Returns the name of a place: 0 for the ones, 1 for the tens, -1 for the tenths. */
export function placeName(place: number): string {
  return (place < 0 ? decimalPlaces[-place - 1] : wholePlaces[place]) ?? ''
}
