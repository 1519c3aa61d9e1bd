import { describe, expect, it } from 'vitest'
import { english } from '../../test/oracle-english.ts'
import { namesNumber, numberWord } from './number-words.ts'

const numbers = Array.from({ length: 1001 }, (_, number) => number)

describe('English number words', () => {
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
  ])('the number word of %i is "%s"', (number, word) => {
    expect(numberWord(number)).toBe(word)
  })

  it('each number word from zero to one thousand is read back as its number', () => {
    expect(numbers.map((number) => english.numberOf(numberWord(number)))).toEqual(numbers)
    expect(numbers.map((number) => english.wordsOf(number))).toEqual(numbers.map(numberWord))
  })

  it('a number word names its number in capital letters and without hyphens, and no number near it', () => {
    for (const number of numbers) {
      const typed = numberWord(number).toUpperCase().replaceAll('-', ' ')
      const near = [1, 10, 100].map((more) => (number + more) % 1001)
      expect(namesNumber(typed, number)).toBe(true)
      expect(near.filter((other) => namesNumber(typed, other))).toEqual([])
    }
  })

  it.each(['twenty-one', 'Twenty One', ' twenty - one ', 'TWENTY‑ONE', 'twenty–one', 'twenty  one'])(
    '%j names 21',
    (typed) => {
      expect(namesNumber(typed, 21)).toBe(true)
    },
  )

  it.each(['21', 'twenty', 'twentyone', 'twenty one and', 'and twenty one', 'one twenty', 'twenty-ones', ''])(
    '%j does not name 21',
    (typed) => {
      expect(namesNumber(typed, 21)).toBe(false)
    },
  )
})
