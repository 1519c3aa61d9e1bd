import { describe, expect, it } from 'vitest'
import type { Question } from '../../question.ts'
import { calculationIn } from '../expressions.ts'
import { hasDigits, readCalculation, readUnits, showUnits } from './calculation.ts'

const asked = (text: string): Question => ({
  ask: calculationIn(text),
  expects: { kind: 'number', answer: '0', places: 0, compared: 'exact' },
  drawn: { kind: 'expression' },
})

describe('readCalculation', () => {
  it('readCalculation returns both numbers in units of the same decimal place', () => {
    expect(readCalculation(asked('3.4 + 1.25'), '+', 2)).toMatchObject({ a: 340, b: 125, aPlaces: 1, bPlaces: 2 })
  })
  it('readCalculation returns the meaning of the question', () => {
    expect(readCalculation(asked('47 + 38'), '+')?.ask).toEqual(calculationIn('47 + 38'))
  })
  it.each([
    ['another operator', '47 + 38', '−', 0],
    ['three numbers', '4 + 7 + 3', '+', 0],
    ['more decimal places than the level has', '3.45 + 1.2', '+', 1],
  ] as const)('readCalculation returns null for a text with %s', (_, text, operator, decimals) => {
    expect(readCalculation(asked(text), operator, decimals)).toBeNull()
  })
})

describe('readUnits and showUnits', () => {
  it.each([
    ['0', 0, 0],
    ['47', 0, 47],
    ['3.7', 1, 37],
    ['3.7', 2, 370],
    ['0.05', 2, 5],
    ['120', 1, 1200],
  ])('the number %s in units of %i decimal places is %i, and back', (number, decimals, units) => {
    expect(readUnits(number, decimals)).toBe(units)
    expect(showUnits(units, decimals)).toBe(number)
  })
  it.each(['', '02', '2.0', '2.', '.5', '-2', '2,5', '1e3', '2.55'])(
    'readUnits returns null for %j with one decimal place',
    (number) => {
      expect(readUnits(number, 1)).toBeNull()
    },
  )
})

describe('hasDigits', () => {
  it.each([
    [0, 1, false],
    [9, 1, true],
    [10, 1, false],
    [10, 2, true],
    [99, 2, true],
    [2.5, 1, false],
  ])('hasDigits for %d and %i is %s', (value, digits, expected) => {
    expect(hasDigits(value, digits)).toBe(expected)
  })
})
