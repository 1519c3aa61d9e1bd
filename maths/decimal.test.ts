import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalValue, readDecimal, scaled, writeDecimal } from './decimal.ts'

describe('a typed number', () => {
  it.each([
    ['85', 0, '85'],
    [' 85 ', 0, '85'],
    ['+085', 0, '85'],
    ['７', 0, '7'],
    ['7.0', 0, '7'],
    ['7.', 0, '7'],
    ['.5', 1, '0.5'],
    ['3,7', 1, '3.7'],
    ['３．７', 1, '3.7'],
    ['03.70', 1, '3.7'],
    ['1,234', 0, '1234'],
    ['1 234', 0, '1234'],
    ['12,345,678', 0, '12345678'],
    ['-0', 0, '0'],
    ['−5', 0, '-5'],
  ])('%j in a level of %i decimal places is read as %j', (typed, places, number) => {
    expect(readDecimal(typed, places)).toBe(number)
  })

  it.each([
    ['42abc', 0],
    ['1e2', 0],
    ['0x1f', 0],
    ['4+4', 0],
    ['.', 1],
    ['', 0],
    ['1,23', 0],
    ['1,2,3', 1],
    ['1.2.3', 1],
    ['--5', 0],
    ['Infinity', 0],
    ['8⁵', 0],
    ['½', 1],
    ['٣', 0],
    ['9'.repeat(41), 0],
  ])('%j in a level of %i decimal places is no number', (typed, places) => {
    expect(readDecimal(typed, places)).toBeNull()
  })

  it('every written number is read back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 0, max: 4 }), (units, places) => {
        const written = writeDecimal(units, places)
        expect(readDecimal(written, places)).toBe(written)
        expect(scaled(written, places)).toBe(BigInt(units))
      }),
    )
  })
})

describe('the value of a decimal', () => {
  it('the double nearest to a decimal prints as that decimal', () => {
    fc.assert(
      fc.property(fc.nat({ max: 99_999_999 }), fc.integer({ min: 0, max: 4 }), (units, places) => {
        expect(String(decimalValue(units, places))).toBe(writeDecimal(units, places))
      }),
    )
  })
  it.each([
    [0, 2, '0'],
    [5, 2, '0.05'],
    [370, 2, '3.7'],
    [1200, 3, '1.2'],
    [47, 0, '47'],
  ])('%i in units of %i decimal places is written %s', (units, places, written) => {
    expect(writeDecimal(units, places)).toBe(written)
    expect(decimalValue(units, places)).toBe(Number(written))
  })
})

describe('rounding', () => {
  it('a scaled number is rounded to the nearest, half up', () => {
    expect(scaled('3.7000004', 6)).toBe(3700000n)
    expect(scaled('3.7000005', 6)).toBe(3700001n)
    expect(scaled('-0.0000005', 6)).toBe(-1n)
  })
})
