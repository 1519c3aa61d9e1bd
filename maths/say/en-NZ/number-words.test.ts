import { describe, expect, it } from 'vitest'
import { numberOf } from './test/oracle-words.ts'
import { inWords, readWords } from './words.ts'

describe('numbers in words', () => {
  it.each([
    [0, 'zero'],
    [10, 'ten'],
    [13, 'thirteen'],
    [21, 'twenty-one'],
    [40, 'forty'],
    [100, 'one hundred'],
    [105, 'one hundred and five'],
    [999, 'nine hundred and ninety-nine'],
    [1000, 'one thousand'],
  ])('writes %i as "%s"', (number, words) => {
    expect(inWords(number)).toBe(words)
  })
  it('writes every number so that it reads back, and no two alike', () => {
    const all = Array.from({ length: 1001 }, (_, number) => inWords(number))
    expect(all.map(numberOf)).toEqual(all.map((_, number) => number))
    expect(new Set(all.map(readWords)).size).toBe(1001)
  })
})
