import { describe, expect, it } from 'vitest'
import { expressionIn } from '../../../test/expressions.ts'
import { needsItsBrackets, readExpression, unitsOf } from './reading.ts'

describe('readExpression', () => {
  it.each([
    ['2 + 3 × 4', 0, 14],
    ['20 − 5 − 3', 0, 12],
    ['48 ÷ 4 ÷ 2', 0, 6],
    ['10 ÷ 4 × 2', 0, 5],
    ['(12.5 + 10) × 10 − 25', 2, 20000],
    ['10 ÷ 3 × 3', 0, 10],
    ['2 − 5', 0, -3],
    ['8 ÷ (2 − 4)', 0, -4],
  ])('the expression %s in units of %i decimal places has the exact value %i', (text, places, value) => {
    expect(unitsOf(readExpression(text)!.value, places)).toBe(value)
  })

  it('unitsOf returns null for a value with more decimal places', () => {
    expect(unitsOf(readExpression('10 ÷ 3')!.value, 2)).toBeNull()
  })

  it.each(['2 + 3 × 4', '20 − 5 − 3', '(24 + 36) ÷ 6 × 12', '90 − 56 ÷ (8 + 17)', '(45.5 − 15.5) × (20 ÷ 10)'])(
    'readExpression returns the same tree of %s as mathjs',
    (text) => {
      expect(readExpression(text)!.expression).toEqual(expressionIn(text))
    },
  )

  it.each([
    ['a missing space', '2 +3 × 4'],
    ['another character for times', '2 + 3 * 4'],
    ['a hyphen for minus', '7 - 3 × 2'],
    ['a space at the end', '2 + 3 × 4 '],
    ['a bracket that is not closed', '(2 + 3 × 4'],
    ['no characters', ''],
    ['a division by 0', '4 + 3 ÷ (2 − 2)'],
    ['very many opening brackets', '('.repeat(100_000)],
  ])('readExpression returns null for a text with %s', (_, text) => {
    expect(readExpression(text)).toBeNull()
  })
})

describe('needsItsBrackets', () => {
  const needsThem = (text: string) => needsItsBrackets(text, readExpression(text)!)

  it.each(['(2 + 3) × 4', '9 − (3 − 1)', '8 ÷ (4 ÷ 2)', '2 + 3 × 4'])('needsItsBrackets is true for %s', (text) => {
    expect(needsThem(text)).toBe(true)
  })

  it.each(['2 + (3 × 4)', '(2 + 3 × 4)', '2 + 3 × (4)', '((2 + 3)) × 4', '2 × 2 + (3 + 4)', '(2 + 3) × 1'])(
    'needsItsBrackets is false for %s',
    (text) => {
      expect(needsThem(text)).toBe(false)
    },
  )
})
