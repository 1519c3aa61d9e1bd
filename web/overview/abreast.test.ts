import { expect, it } from 'vitest'
import { abreast } from './abreast.ts'

it('keeps a crowded column of three as low as a laptop shows', () => {
  expect(abreast(3, 14)).toBe('twos')
  expect(abreast(3, 15)).toBe('threes')
  expect(abreast(3, 21)).toBe('threes')
  expect(abreast(3, 22)).toBe('fours')
  expect(abreast(3, 40)).toBe('fours')
})

it('sets no more than two side by side where columns have little room', () => {
  expect(abreast(4, 40)).toBe('twos')
  expect(abreast(5, 40)).toBe('twos')
})
