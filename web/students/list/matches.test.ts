import { expect, it } from 'vitest'
import { wantsSearch } from './matches.ts'

it('a list of sixteen students has a field to find one', () => {
  expect(wantsSearch(15, '')).toBe(false)
  expect(wantsSearch(16, '')).toBe(true)
})

it('the field stays while something is looked for, whoever leaves meanwhile', () => {
  expect(wantsSearch(15, 'Mia')).toBe(true)
})
