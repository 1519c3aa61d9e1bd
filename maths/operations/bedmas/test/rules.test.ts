import { describe, expect, it } from 'vitest'
import type { Question } from '../../../question.ts'
import { calculationIn } from '../../../test/expressions.ts'
import { rules } from './rules.ts'

const { '1.1': singles, '1.2': doubles, '1.3': large, '1.4': decimals } = rules

function question(text: string, answer: string, places = 0): Question<'number'> {
  return {
    ask: calculationIn(text),
    expects: { kind: 'number', answer, places, compared: 'near' },
    drawn: { kind: 'expression' },
  }
}

describe('the rules of BEDMAS', () => {
  it.each([
    ['2 + 3 × 4', '14'],
    ['8 ÷ (3 + 1)', '2'],
    ['9 − (3 − 1) × 4', '1'],
    ['8 ÷ 2 ÷ 2 + 1', '3'],
    ['6 × 4 ÷ 3 − 1', '7'],
    ['9 ÷ 1 + 1 × 5', '14'],
  ])('the rule of BEDMAS 1.1 accepts %s', (text, answer) => {
    expect(singles.holds(question(text, answer))).toBe(true)
  })

  it.each([
    ['no + or −', '2 × 3 × 4', '24'],
    ['no × or ÷', '2 + 3 + 4', '9'],
    ['two numbers', '2 + 3', '5'],
    ['five numbers', '2 + 3 × 4 − 1 − 1', '12'],
    ['a number over the limit', '2 + 3 × 10', '32'],
    ['a 0', '2 + 3 × 0', '2'],
    ['three multiplications', '2 × 3 × 4 × 1 + 1', '25'],
    ['a negative intermediate result', '2 − 3 + 4 × 1', '3'],
    ['a fraction as an intermediate result', '3 ÷ 2 × 2 + 1', '4'],
    ['a result of 0', '6 × 4 ÷ 3 − 8', '0'],
    ['0 as an intermediate result', '(3 − 3) × 4 + 1', '1'],
    ['a number divided by itself', '2 + 8 ÷ 8', '3'],
    ['brackets divided by their own value', '2 + (3 + 5) ÷ 8', '3'],
    ['a division by 0', '4 + 3 ÷ (2 − 2)', '4'],
    ['brackets after plus', '2 × 2 + (3 + 4)', '11'],
    ['brackets after times around a division', '2 + 3 × (4 ÷ 2)', '8'],
    ['brackets that a factor of 1 makes needless', '(2 + 3) × 1', '5'],
    ['another answer', '2 + 3 × 4', '20'],
    ['a needless zero in the answer', '2 + 3 × 4', '14.0'],
  ])('the rule of BEDMAS 1.1 refuses %s', (_, text, answer) => {
    expect(singles.holds(question(text, answer))).toBe(false)
  })

  it.each([
    ['1.2', 'brackets', doubles, '(24 + 36) ÷ 6 × 12', '120'],
    ['1.2', 'a number of 100', doubles, '100 − 36 ÷ 6', '94'],
    ['1.2', 'a hard product', doubles, '79 × 98 + 1', '7743'],
    ['1.3', 'a hard product', large, '24 + 16 × 34 − 12', '556'],
    ['1.3', 'a single digit', large, '24 + 36 ÷ 6 × 9', '78'],
    ['1.3', 'a divisor of 10', large, '24 + 60 ÷ 10 × 12', '96'],
    ['1.3', 'a divisor in brackets', large, '72 ÷ (13 − 11) + 24', '60'],
    ['1.3', 'a result over 10,000', large, '99 × 20 × 10 − 12', '19788'],
    ['1.4', 'no decimal', decimals, '(12 + 10) × 10 − 25', '195'],
    ['1.4', 'a divisor that is not easy', decimals, '12.5 + 36 ÷ 12 − 10', '5.5'],
    ['1.4', 'a product without an easy factor', decimals, '12.5 × 12 + 36 ÷ 10', '153.6'],
    ['1.4', 'a number with two decimal places', decimals, '(12.25 + 10) × 10 − 25', '197.5'],
    ['1.4', 'a number below 10', decimals, '(12.5 + 9) × 10 − 25', '190'],
    ['1.4', 'three decimal places in an intermediate result', decimals, '12.5 × 12.5 × 12.5 − 25', '1928.125'],
  ] as const)('the rule of BEDMAS %s refuses %s', (id, _, rule, text, answer) => {
    expect(rule.holds(question(text, answer, id === '1.4' ? 2 : 0))).toBe(false)
  })

  it('the rule of BEDMAS 1.1 refuses another number of decimal places, comparison, unit or drawing', () => {
    const right = question('2 + 3 × 4', '14')
    const forged: Question<'number'>[] = [
      { ...right, expects: { ...right.expects, places: 1 } },
      { ...right, expects: { ...right.expects, compared: 'exact' } },
      { ...right, expects: { ...right.expects, unit: 'cm' } },
      { ...right, drawn: { kind: 'nothing' } },
    ]
    expect(singles.holds(right)).toBe(true)
    expect(forged.filter((other) => singles.holds(other))).toEqual([])
  })
})
