import { describe, expect, it } from 'vitest'
import { currentRules } from '../rules.ts'
import { german } from '../test/languages/de/language.ts'
import { enNZ } from './en-NZ/language.ts'

const numbers = Array.from({ length: 1001 }, (_, number) => number)
/** The languages of the current rules (`namesNumber` in `rules.ts`). */
const released = [enNZ]
const { namesNumber } = currentRules

describe('number words of all released languages', () => {
  it.each(released.map((language) => [language.tag, language] as const))(
    'each number word of %s names its number, and no other',
    (_, { numberWord }) => {
      expect(numbers.filter((number) => !namesNumber(numberWord(number), number))).toEqual([])
      expect(numbers.filter((number) => namesNumber(numberWord(number), (number + 1) % 1001))).toEqual([])
    },
  )

  it.each(released.map((language) => [language.tag, language] as const))(
    'a number word of %s names its number however a keyboard writes the marks of its letters',
    (_, { numberWord }) => {
      expect(numbers.filter((number) => !namesNumber(numberWord(number).normalize('NFD'), number))).toEqual([])
    },
  )

  it('a number word of a language that is not released names nothing', () => {
    expect(numbers.filter((number) => namesNumber(german.numberWord(number), number))).toEqual([])
  })

  it.each(['7', '', ' ', 'seven eight', 'sevenn'])('%j does not name 7', (typed) => {
    expect(namesNumber(typed, 7)).toBe(false)
  })
})
