import { expect, it } from 'vitest'
import { readCode, shownCode } from './sheet-code.ts'

it('a code is shown in two halves', () => {
  expect(shownCode('7K4M3P9Q')).toBe('7K4M-3P9Q')
})

it.each(['7K4M-3P9Q', '7k4m3p9q', ' 7K4M – 3P9Q '])('the typed code %s is read', (typed) => {
  expect(readCode(typed)).toBe('7K4M3P9Q')
})

it.each(['', '7K4M-3P9', '7K4M-3P9QX', '7K4M-3P90', '7K4M-3P9I', 'ROOM12'])('%s is not a code', (typed) => {
  expect(readCode(typed)).toBeNull()
})
