import { expect, it } from 'vitest'
import { titleLength } from './title-length.ts'

const nineLevels = 'Number Structure 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8 and 1.9'

it('a title that fits into one line is large', () => {
  expect(titleLength('Addition 2.5', '', false)).toBe('short')
  expect(titleLength('Number Structure Year 1', nineLevels, false)).toBe('short')
})

it('a title beside its levels and the word "Key" is smaller, because it needs a second line', () => {
  expect(titleLength('Number Structure Year 1', nineLevels, true)).toBe('long')
})

it('a title without levels has the room of the whole line', () => {
  expect(titleLength('Adding and taking away with zero', '', true)).toBe('short')
  expect(titleLength('Adding and taking away with zero', nineLevels, true)).toBe('long')
})

it('a title that needs three lines is the smallest', () => {
  expect(titleLength('Adding past ten '.repeat(6), nineLevels, true)).toBe('longest')
})
