import { describe, expect, it } from 'vitest'
import { nothingTyped, typedChoice } from './use-typed-choice.ts'

const strip = Array.from({ length: 20 }, (_, i) => String(i + 1))

/** Types the keys one after the other, those that name nothing included. */
function typing(choices: readonly string[], keys: string) {
  return [...keys].reduce((before, key) => typedChoice(choices, before, key) ?? before, nothingTyped)
}

describe('choosing by typing', () => {
  it('takes a letter, large or small', () => {
    expect(typing(['A', 'B', 'C'], 'b').choice).toBe('B')
    expect(typing(['A', 'B', 'C'], 'bc')).toEqual({ typed: 'C', choice: 'C', insteadOf: null })
  })

  it('takes two digits as one number where there is one, instead of the first alone', () => {
    expect(typing(strip, '1').choice).toBe('1')
    expect(typing(strip, '14')).toEqual({ typed: '14', choice: '14', insteadOf: '1' })
    expect(typing(strip, '147')).toEqual({ typed: '7', choice: '7', insteadOf: null })
  })

  it('waits for the rest of a number', () => {
    expect(typing(['437', '452'], '4').choice).toBeNull()
    expect(typing(['437', '452'], '437').choice).toBe('437')
    expect(typing(['1', '123'], '123')).toEqual({ typed: '123', choice: '123', insteadOf: '1' })
  })

  it('keeps a number that was meant by itself, when the next begins with its digit', () => {
    // 1 stands in its place, so 12 and 15 are left.
    const one = typing(['1', '12', '15'], '1')
    const again = typedChoice(['12', '15'], one, '1')!
    expect(typedChoice(['12', '15'], again, '2')).toEqual({ typed: '12', choice: '12', insteadOf: null })
  })

  it('leaves every other key alone', () => {
    expect(typedChoice(['A', 'B'], nothingTyped, 'x')).toBeNull()
    expect(typedChoice(strip, nothingTyped, '0')).toBeNull()
  })
})
