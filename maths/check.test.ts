import { describe, expect, it } from 'vitest'
import { check } from './check.ts'
import { expression } from './drawing.ts'
import type { NumberQuestion } from './question.ts'

const whole: NumberQuestion = {
  kind: 'number',
  text: '47 + 38',
  drawn: expression,
  answer: '85',
  places: 0,
  compared: 'exact',
}
const decimal: NumberQuestion = {
  kind: 'number',
  text: '2.3 + 1.4',
  drawn: expression,
  answer: '3.7',
  places: 1,
  compared: 'rounded',
}
const mark = (question: NumberQuestion, number: string) => check(question, { kind: 'number', number })

describe('a whole-number level', () => {
  it.each(['85', ' 85', '085', '+85', '85.0', '８５'])('takes %j as right', (typed) => {
    expect(mark(whole, typed)).toBe('right')
  })
  it.each(['84', '850', '8.5', '8,5', '85abc', '47+38', '8.5e1', '85.0000001', '9'.repeat(400)])(
    'takes %j as wrong',
    (typed) => {
      expect(mark(whole, typed)).toBe('wrong')
    },
  )
  it.each(['', '   ', '\t'])('ignores the blank %j', (typed) => {
    expect(mark(whole, typed)).toBe('blank')
  })
})

describe('a decimal level', () => {
  it.each(['3.7', '3,7', '3.70', '03.7', '3.7000001'])('takes %j as right', (typed) => {
    expect(mark(decimal, typed)).toBe('right')
  })
  it.each(['3.6', '37', '3.701', '3.700001', '3.7x'])('takes %j as wrong', (typed) => {
    expect(mark(decimal, typed)).toBe('wrong')
  })
})
