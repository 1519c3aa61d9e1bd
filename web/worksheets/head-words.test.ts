import { expect, it } from 'vitest'
import { headWords } from './head-words.ts'

it('the head of a sheet has all its parts if they fit in two lines', () => {
  expect(headWords(['Addition 2.2', 'Kūmara problems'])).toBe('Addition 2.2 · Kūmara problems')
  expect(headWords([])).toBe('')
})

it('parts without room at the head of a sheet are counted', () => {
  const titles = ['Our school trip', 'Kūmara problems', 'Boats on the harbour', 'At the market', 'The long way home']
  expect(headWords([...titles, 'Shells', 'Rain'])).toBe(`${titles.slice(0, 4).join(' · ')} and 3 more`)
  const long = 'A title that is as long as a title can be'.repeat(3)
  expect(headWords([long, 'Kūmara', 'Boats'])).toBe(`${long} and 2 more`)
  expect(headWords([long])).toBe(long)
})
