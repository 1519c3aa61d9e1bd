import { expect, it } from 'vitest'
import type { Operation } from '#maths'
import { type ChipLayout, chipLayout, paperLayout } from './chip-layout.ts'
import { fillColumns } from './columns.ts'
import { nameWidth } from './name-width.ts'

const [laptop, smallLaptop, tablet] = [1272, 1217, 1117]

/** Returns the columns of a class with these numbers of students, all of one name. */
function columnsOf(operation: Operation, counts: readonly number[], shortName = 'Charlotte N.') {
  const students = counts.flatMap((count, column) =>
    Array.from({ length: count }, (_, i) => ({ id: `${column}.${i}`, shortName, streaks: {} })),
  )
  const columns = fillColumns(operation, students)
  const placed = columns.flatMap((column) => column.students)
  return columns.map((column, i) => ({
    ...column,
    students: placed.splice(0, counts[i]),
  }))
}

const chipsPerRow = (layout: ChipLayout | null) => layout?.columns.map((column) => column.perRow)
const rowsOf = (counts: readonly number[], layout: ChipLayout | null) =>
  Math.max(...counts.map((count, i) => Math.ceil(count / (layout?.columns[i]?.perRow || 1))))

it('a column of nine students has two chips side by side, and an empty column has none', () => {
  expect(chipsPerRow(chipLayout(columnsOf('addition', [1, 0, 9, 8, 6, 3, 1]), laptop))).toEqual([1, 0, 2, 1, 1, 1, 1])
})

it('columns of usual names have one width, and an empty column is narrower', () => {
  const columns = columnsOf('addition', [1, 0, 8, 8, 7, 3, 1], 'Mia C.')
  const [, empty, second, third, fourth, fifth] = chipLayout(columns, laptop)?.columns ?? []
  expect(new Set([second, third, fourth, fifth].map((column) => column?.width)).size).toBe(1)
  expect(empty?.width).toBeLessThan(second?.width ?? 0)
})

it('the letters of all chips are smaller where names need the room', () => {
  const isDenseAt = (room: number) => chipLayout(columnsOf('addition', [1, 2, 9, 8, 6, 1, 1]), room)?.isDense
  expect(isDenseAt(1400)).toBe(false)
  expect(isDenseAt(tablet)).toBe(true)
})

it('columns are further apart than chips side by side on a laptop, and closer where names need the room', () => {
  const gapAt = (operation: Operation, counts: readonly number[], room: number) =>
    chipLayout(columnsOf(operation, counts), room)?.gap
  expect(gapAt('addition', [1, 2, 9, 8, 6, 1, 1], laptop)).toBe(16)
  expect(gapAt('addition', [1, 9, 9, 9, 9, 2, 1], tablet)).toBe(6)
  expect(gapAt('timestable', [2, 2], laptop)).toBe(10)
})

it('a column of 20 students on paper has one chip in a row, and one of 21 has two', () => {
  expect(chipsPerRow(paperLayout(columnsOf('timestable', [0, 20, 21])))?.slice(0, 3)).toEqual([0, 1, 2])
})

it.each<[Operation, number]>([
  ['addition', 7],
  ['bedmas', 3],
  ['length', 5],
  ['timestable', 15],
])('a laptop shows every chip of a class of 28 or 40 in the columns of %s', (operation, columns) => {
  for (const students of [28, 40])
    for (let full = 1; full <= columns; full++) {
      const counts = Array.from({ length: columns }, (_, i) => (i < full ? Math.floor((students + i) / full) : 0))
      const layout = chipLayout(columnsOf(operation, counts, 'Mia C.'), smallLaptop)
      expect(rowsOf(counts, layout), `${counts}`).toBeLessThanOrEqual(11)
    }
})

it('a column grows higher before names wrap, and columns become rows if names have no room', () => {
  const counts = [1, 9, 9, 9, 9, 2, 1]
  const layout = chipLayout(columnsOf('addition', counts), tablet)
  expect(rowsOf(counts, layout)).toBe(9)
  const fifteen = Array.from({ length: 15 }, () => 2)
  expect(chipLayout(columnsOf('timestable', fifteen, 'Christopher W.'), tablet)).toBeNull()
})

it('the width of a name is the sum of its letters, with or without macrons', () => {
  expect(nameWidth('Tīpene I.')).toBe(nameWidth('Tipene I.'))
  expect(nameWidth('Mia')).toBeLessThan(nameWidth('Mum'))
  // Letters of other alphabets may be as wide as they are high.
  expect(nameWidth('王')).toBe(1)
})

it('a name of sixty letters without a space makes no column wider than its widest chips', () => {
  const counts = [2, 0, 9, 8, 6, 1, 0]
  const layout = chipLayout(columnsOf('addition', counts, `${'Wilhelmina'.repeat(6)} M.`), laptop)
  for (const { perRow, width } of layout!.columns) expect(width).toBeLessThanOrEqual(Math.max(92, 206 * perRow - 6))
})
