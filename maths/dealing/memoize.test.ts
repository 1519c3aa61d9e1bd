import { describe, expect, it } from 'vitest'
import { calculation, operate } from './calculation.ts'
import { questionOf } from './memoize.ts'

describe('questionOf', () => {
  const write = (number: number) => calculation(operate(number, '+', 1), String(number + 1))

  it('a level with few questions writes each question once', () => {
    const question = questionOf(100, write)
    expect(question(7)).toBe(question(7))
    expect(question(7)).not.toBe(question(8))
  })
  it('a level with many questions keeps no question', () => {
    const question = questionOf(10_001, write)
    expect(question(7)).toEqual(question(7))
    expect(question(7)).not.toBe(question(7))
  })
})
