import { describe, expect, it } from 'vitest'
import { typedChoice } from './typed-choice.ts'

const strip = Array.from({ length: 20 }, (_, i) => String(i + 1))

describe('choosing by typing', () => {
  it('takes a letter, large or small', () => {
    expect(typedChoice(['A', 'B', 'C'], '', 'b')).toEqual({ typed: 'B', choice: 'B' })
    expect(typedChoice(['A', 'B', 'C'], 'B', 'c')).toEqual({ typed: 'C', choice: 'C' })
  })

  it('takes two digits as one number where there is one', () => {
    expect(typedChoice(strip, '', '1')).toEqual({ typed: '1', choice: '1' })
    expect(typedChoice(strip, '1', '4')).toEqual({ typed: '14', choice: '14' })
    expect(typedChoice(strip, '14', '7')).toEqual({ typed: '7', choice: '7' })
  })

  it('waits for the rest of a number', () => {
    expect(typedChoice(['437', '452'], '', '4')).toEqual({ typed: '4', choice: null })
    expect(typedChoice(['437', '452'], '43', '7')).toEqual({ typed: '437', choice: '437' })
  })

  it('leaves every other key alone', () => {
    expect(typedChoice(['A', 'B'], 'A', 'x')).toBeNull()
    expect(typedChoice(strip, '', '0')).toBeNull()
  })
})
