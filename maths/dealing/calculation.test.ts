import { describe, expect, it } from 'vitest'
import { calculation, operate } from './calculation.ts'

describe('calculation', () => {
  it('a calculation has whole answers and exact comparison by default', () => {
    expect(calculation(operate(47, '+', 38), '85')).toEqual({
      ask: { kind: 'calculation', expression: { operator: '+', left: 47, right: 38 } },
      expects: { kind: 'number', answer: '85', places: 0, compared: 'exact' },
      drawn: { kind: 'expression' },
    })
  })
  it('a calculation with decimals has its places and its comparison', () => {
    const { expects } = calculation(operate(operate(2.5, '×', 2), '−', 1.25), '3.75', 2, 'near')
    expect(expects).toEqual({ kind: 'number', answer: '3.75', places: 2, compared: 'near' })
  })
})
