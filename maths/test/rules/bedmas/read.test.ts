import { describe, expect, it } from 'vitest'
import { readExpression, unitsOf } from './read.ts'

describe('an expression', () => {
  it.each([
    ['2 + 3 × 4', 0, 14],
    ['20 − 5 − 3', 0, 12],
    ['48 ÷ 4 ÷ 2', 0, 6],
    ['10 ÷ 4 × 2', 0, 5],
    ['(12.5 + 10) × 10 − 25', 2, 20000],
    ['10 ÷ 3 × 3', 0, 10],
    ['2 − 5', 0, -3],
    ['8 ÷ (2 − 4)', 0, -4],
  ])('%s is read with %i places as the exact value %i', (text, places, value) => {
    expect(unitsOf(readExpression(text)!.value, places)).toBe(value)
  })

  it('a value with more places than asked for is null', () => {
    expect(unitsOf(readExpression('10 ÷ 3')!.value, 2)).toBeNull()
  })
})
