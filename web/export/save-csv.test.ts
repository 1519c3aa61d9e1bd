import { expect, it } from 'vitest'
import { csvFileName } from './save-csv.ts'

const on = new Date(2026, 1, 9, 23, 30)

it('the name of a saved file says what it contains, with the date in the time zone of the teacher', () => {
  expect(csvFileName('Room 12 Maths, Addition', on)).toBe('Room 12 Maths, Addition 2026-02-09.csv')
})

it('the name of a saved file keeps macrons', () => {
  expect(csvFileName('Pāngarau, Ākonga', on)).toBe('Pāngarau, Ākonga 2026-02-09.csv')
})

it('the name of a saved file has no characters that a computer refuses and no invisible ones', () => {
  expect(csvFileName('../../Room 5: "A" <b>|*?\u202Ecod', on)).toBe('Room 5 A b cod 2026-02-09.csv')
})

it('the name of a saved file is cut to 100 characters, and is only the date if no character is allowed', () => {
  expect(csvFileName('ā'.repeat(300), on)).toHaveLength(100 + ' 2026-02-09.csv'.length)
  expect(csvFileName(`Room${'🐧'.repeat(300)}`, on)).toBe(`Room${'🐧'.repeat(96)} 2026-02-09.csv`)
  expect(csvFileName('???', on)).toBe('2026-02-09.csv')
})
