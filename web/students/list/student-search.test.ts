import { expect, it } from 'vitest'
import { wantsSearch } from './student-search.ts'

it('a list of sixteen students has a search field', () => {
  expect(wantsSearch(15, '')).toBe(false)
  expect(wantsSearch(16, '')).toBe(true)
})

it('the search field stays while it is filled in, even if students leave', () => {
  expect(wantsSearch(15, 'Mia')).toBe(true)
})
