import { describe, expect, it } from 'vitest'
import { findLevel } from '#maths'
import { lettersOf, longestWord } from './word-letters.ts'

const level = (id: string) => findLevel('numberphase1', id)!

describe('letter tiles', () => {
  it('are just the letters of the words up to ten, and up to twenty', () => {
    expect(lettersOf(level('0.5')).join('')).toBe('efghinorstuvwxz')
    expect(lettersOf(level('1.5')).join('')).toBe('efghilnorstuvwxyz')
  })
})

it('the box has room for the longest word of the level', () => {
  expect(longestWord(level('0.5'))).toBe('three'.length)
  expect(longestWord(level('1.5'))).toBe('seventeen'.length)
})
