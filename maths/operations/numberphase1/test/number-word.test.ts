import { describe, expect, it } from 'vitest'
import { enNZ } from '../../../say/en-NZ/language.ts'
import { readNumberWord } from './number-word.ts'

describe('readNumberWord', () => {
  it('readNumberWord reads each number word from zero to one thousand', () => {
    const numbers = Array.from({ length: 1001 }, (_, number) => number)
    expect(numbers.map((number) => readNumberWord(enNZ.numberWord(number)))).toEqual(numbers)
  })

  it.each([
    ...['', 'Seven', 'seven ', 'twenty one', 'twenty-ten', 'twenty-zero', 'one-twenty', 'twenty-one-two', 'hundred'],
    ...['one hundred five', 'one hundred and', 'one hundred and zero', 'one hundred and one hundred', 'ten hundred'],
    ...['one hundred hundred', 'zero hundred', 'two thousand', 'one thousand and one', '7'],
  ])('readNumberWord returns null for %j', (word) => {
    expect(readNumberWord(word)).toBeNull()
  })
})
