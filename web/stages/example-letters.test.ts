import { expect, it } from 'vitest'
import { lettersOf, linesOf } from './example-letters.ts'

it('the longest example of a stage decides the size of all', () => {
  expect(lettersOf(['3 + 4', '30 + 6'])).toBe(6)
  expect(lettersOf(['3421 + 356', '4678 + 2859'])).toBe(11)
  expect(lettersOf(['12.34 + 5.62'])).toBe(11)
})

it('a long example has two lines, and is not broken inside a sum or brackets', () => {
  expect(linesOf('4678 + 2859')).toEqual(['4678 + 2859'])
  expect(linesOf('4 + 4 + 4 = 3 × 4')).toEqual(['4 + 4 + 4', '= 3 × 4'])
  expect(linesOf('(24 + 36) ÷ 6 × 12')).toEqual(['(24 + 36)', '÷ 6 × 12'])
  expect(lettersOf(['4 + 4 + 4 = 3 × 4', '2 × 7'])).toBe('4 + 4 + 4'.length)
})
