import { describe, expect, it } from 'vitest'
import { expressionIn } from '../../expressions.ts'
import { needsItsBrackets, readExpression, unitsOf } from './read.ts'

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
  ])('the expression %s has, in units of %i decimal places, the exact value %i', (text, places, value) => {
    expect(unitsOf(readExpression(text)!.value, places)).toBe(value)
  })

  it('a value with more decimal places than asked for is null', () => {
    expect(unitsOf(readExpression('10 ÷ 3')!.value, 2)).toBeNull()
  })

  it.each(['2 + 3 × 4', '20 − 5 − 3', '(24 + 36) ÷ 6 × 12', '90 − 56 ÷ (8 + 17)', '(45.5 − 15.5) × (20 ÷ 10)'])(
    'the tree of %s is the one that mathjs reads',
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
    ['no character', ''],
    ['a division by 0', '4 + 3 ÷ (2 − 2)'],
    ['brackets without end', '('.repeat(100_000)],
  ])('readExpression returns null for a text with %s', (_, text) => {
    expect(readExpression(text)).toBeNull()
  })
})

describe('needsItsBrackets', () => {
  const needsThem = (text: string) => needsItsBrackets(text, readExpression(text)!)

  it.each(['(2 + 3) × 4', '9 − (3 − 1)', '8 ÷ (4 ÷ 2)', '2 + 3 × 4'])('no pair of brackets in %s is idle', (text) => {
    expect(needsThem(text)).toBe(true)
  })

  it.each(['2 + (3 × 4)', '(2 + 3 × 4)', '2 + 3 × (4)', '((2 + 3)) × 4', '2 × 2 + (3 + 4)', '(2 + 3) × 1'])(
    'a pair of brackets in %s is idle',
    (text) => {
      expect(needsThem(text)).toBe(false)
    },
  )
})
