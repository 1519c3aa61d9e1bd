import { describe, expect, it } from 'vitest'
import { csvFileName } from './save-csv.ts'

const on = new Date(2026, 1, 9, 23, 30)

describe('the name of a saved file', () => {
  it('says what is in it and the day where the teacher is', () => {
    expect(csvFileName('Room 12 Maths, Addition', on)).toBe('Room 12 Maths, Addition 2026-02-09.csv')
  })

  it('keeps macrons', () => {
    expect(csvFileName('Pāngarau, Ākonga', on)).toBe('Pāngarau, Ākonga 2026-02-09.csv')
  })

  it('has nothing in it that a computer refuses or that hides what it is', () => {
    expect(csvFileName('../../Room 5: "A" <b>|*?\u202Ecod', on)).toBe('Room 5 A b cod 2026-02-09.csv')
  })

  it('stays short enough to be saved, and is a date where nothing is left', () => {
    expect(csvFileName('ā'.repeat(300), on)).toHaveLength(100 + ' 2026-02-09.csv'.length)
    expect(csvFileName(`Room${'🐧'.repeat(300)}`, on)).toBe(`Room${'🐧'.repeat(96)} 2026-02-09.csv`)
    expect(csvFileName('???', on)).toBe('2026-02-09.csv')
  })
})
