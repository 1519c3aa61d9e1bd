import { describe, expect, it } from 'vitest'
import { enNZ, findLevel } from '#maths'
import { lettersOf, longestWord } from './word-letters.ts'

const level = (id: string) => findLevel('numberphase1', id)!

describe('lettersOf', () => {
  it('the letter tiles of Years 0 and 1 are the letters of the words up to ten and up to twenty', () => {
    expect(lettersOf(level('0.5'), enNZ).join('')).toBe('efghinorstuvwxz')
    expect(lettersOf(level('1.5'), enNZ).join('')).toBe('efghilnorstuvwxyz')
  })
})

it('a language whose number words have spaces and macrons has tiles for them, with ā after a', () => {
  const words = ['kore', 'tahi', 'rua', 'toru', 'whā', 'rima', 'ono', 'whitu', 'waru', 'iwa', 'tekau']
  const numberWord = (number: number) => (number > 10 ? `tekau mā ${words[number - 10]}` : words[number]!)
  const teReo = {
    ...enNZ,
    tag: 'mi',
    numberWord: (number: number) => (number === 20 ? 'rua tekau' : numberWord(number)),
  }
  expect(lettersOf(level('0.5'), teReo).join('')).toBe('aāehikmnortuw')
  expect(lettersOf(level('1.5'), teReo).join('')).toBe(' aāehikmnortuw')
  expect(longestWord(level('1.5'), teReo)).toBe('tekau mā whitu'.length)
})

it('the longest word of Year 0 is three, and that of Year 1 is seventeen', () => {
  expect(longestWord(level('0.5'), enNZ)).toBe('three'.length)
  expect(longestWord(level('1.5'), enNZ)).toBe('seventeen'.length)
})
