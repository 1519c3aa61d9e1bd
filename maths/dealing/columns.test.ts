import { describe, expect, it } from 'vitest'
import { pairsToAdd, pairsToSubtract, type WrittenPairs } from './columns.ts'

const all = ({ size, at }: WrittenPairs) => Array.from({ length: size }, (_, number) => at(number))
const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => low + i)
const texts = (pairs: readonly (readonly [number, number])[]) => pairs.map(([a, b]) => `${a} ${b}`).sort()

/** Returns every pair of two ranges that fits, found by trying all of them. */
function tried(tops: number[], bottoms: number[], fits: (a: number, b: number) => boolean): [number, number][] {
  return tops.flatMap((a) => bottoms.filter((b) => fits(a, b)).map((b): [number, number] => [a, b]))
}

const digit = (value: number, power: number) => Math.floor(value / power) % 10

describe('pairs to add', () => {
  it('columns that must not carry give each fitting pair of two-digit numbers once', () => {
    const pairs = pairsToAdd('1-9+1-9 0-9+0-9', (carries) => !carries.includes(true))
    const fitting = tried(range(10, 99), range(10, 99), (a, b) => {
      return digit(a, 1) + digit(b, 1) < 10 && digit(a, 10) + digit(b, 10) < 10
    })
    expect(texts(all(pairs))).toEqual(texts(fitting))
    expect(pairs.largest).toBe(99)
  })

  it('columns that must carry out of the ones alone give each fitting pair once', () => {
    const pairs = pairsToAdd('1-9+0 0-9+1-9', ([ones, tens]) => ones === true && tens === false)
    const fitting = tried(range(10, 99), range(1, 9), (a, b) => digit(a, 1) + b >= 10 && a + b < 100)
    expect(texts(all(pairs))).toEqual(texts(fitting))
    expect(pairs.largest).toBe(98)
  })

  it('a column with a limit gives only digits that add to more than the limit', () => {
    const pairs = pairsToAdd('2-9+2-9>10', ([carries]) => carries === true)
    expect(texts(all(pairs))).toEqual(texts(tried(range(2, 9), range(2, 9), (a, b) => a + b > 10)))
    expect(pairs.largest).toBe(18)
  })

  it('columns with an alternative give the pairs of both', () => {
    const pairs = pairsToAdd('1+1-9 | 2-9+1', (carries) => !carries.includes(true))
    const fitting = tried(range(1, 9), range(1, 9), (a, b) => a + b < 10 && (a === 1 || b === 1))
    expect(texts(all(pairs))).toEqual(texts(fitting))
  })

  it('a column adds the carry of the column below it', () => {
    const pairs = pairsToAdd('1-9+1-9 0-9+0-9 0-9+0-9', (carries) => carries.join() === 'true,true,false')
    for (const [a, b] of all(pairs).filter((_, i) => i % 37 === 0)) {
      expect(digit(a, 1) + digit(b, 1)).toBeGreaterThanOrEqual(10)
      expect((a % 100) + (b % 100)).toBeGreaterThanOrEqual(100)
      expect(a + b).toBeLessThan(1000)
    }
  })
})

describe('pairs to subtract', () => {
  it('columns that must not borrow give each fitting pair of two-digit numbers once', () => {
    const pairs = pairsToSubtract('1-9−1-9 0-9−0-9', (borrows) => !borrows.includes(true))
    const fitting = tried(range(10, 99), range(10, 99), (a, b) => {
      return digit(a, 1) >= digit(b, 1) && digit(a, 10) >= digit(b, 10)
    })
    expect(texts(all(pairs))).toEqual(texts(fitting))
    expect(pairs.largest).toBe(89)
  })

  it('columns that must borrow give each fitting pair once, and never a negative difference', () => {
    const pairs = pairsToSubtract('1-9−1-9 0-9−0-9', ([ones]) => ones === true)
    const fitting = tried(range(10, 99), range(10, 99), (a, b) => a >= b && digit(a, 1) < digit(b, 1))
    expect(texts(all(pairs))).toEqual(texts(fitting))
    expect(all(pairs).every(([a, b]) => a >= b)).toBe(true)
  })

  it('a column of one digit holds this digit in each pair', () => {
    const pairs = pairsToSubtract('2-9−1-9 0−0-9 0-9−0-9', () => true)
    expect(all(pairs).every(([a]) => digit(a, 10) === 0)).toBe(true)
  })

  it('columns without a fitting pair give no pair', () => {
    expect(pairsToSubtract('1−5', () => true).size).toBe(0)
  })
})
