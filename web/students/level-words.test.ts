import { expect, it } from 'vitest'
import { levelsInOrder, levelsWords } from './level-words.ts'

it('the levels of a group are a list with the operation at its beginning', () => {
  expect(levelsWords('addition', ['2.2'])).toBe('Addition 2.2')
  expect(levelsWords('addition', ['2.2', '2.5', '3.2'])).toBe('Addition 2.2, 2.5 and 3.2')
})

it('the tables of a group have their names', () => {
  expect(levelsWords('timestable', ['1.8', '1.9'])).toBe('Time Table 7 and Time Table 8')
})

it('the levels of several students are each named once, in the order of practice', () => {
  const students = [{ levels: ['3.2', '2.5'] }, { levels: ['2.5', '2.2'] }]
  expect(levelsInOrder('addition', students)).toEqual(['2.2', '2.5', '3.2'])
})
