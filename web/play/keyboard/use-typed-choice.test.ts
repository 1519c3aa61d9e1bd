import { describe, expect, it } from 'vitest'
import { nothingTyped, typedChoice } from './use-typed-choice.ts'

const strip = Array.from({ length: 20 }, (_, i) => String(i + 1))

/** Returns the choice after typing the keys in order. A key that no choice begins with is ignored. */
function choiceAfter(choices: readonly string[], keys: string) {
  return [...keys].reduce((before, key) => typedChoice(choices, before, key) ?? before, nothingTyped)
}

describe('typedChoice', () => {
  it('a typed letter chooses in either case', () => {
    expect(choiceAfter(['A', 'B', 'C'], 'b').choice).toBe('B')
    expect(choiceAfter(['A', 'B', 'C'], 'bc')).toEqual({ typed: 'C', choice: 'C', insteadOf: null })
  })

  it('two digits choose their number instead of the first digit, if there is such a number', () => {
    expect(choiceAfter(strip, '1').choice).toBe('1')
    expect(choiceAfter(strip, '14')).toEqual({ typed: '14', choice: '14', insteadOf: '1' })
    expect(choiceAfter(strip, '147')).toEqual({ typed: '7', choice: '7', insteadOf: null })
  })

  it('the beginning of a number chooses nothing before the rest is typed', () => {
    expect(choiceAfter(['437', '452'], '4').choice).toBeNull()
    expect(choiceAfter(['437', '452'], '437').choice).toBe('437')
    expect(choiceAfter(['1', '123'], '123')).toEqual({ typed: '123', choice: '123', insteadOf: '1' })
  })

  it('a chosen number stays chosen when the next number begins with its digit', () => {
    // 1 has its position already, so 12 and 15 are left.
    const first = choiceAfter(['1', '12', '15'], '1')
    const second = typedChoice(['12', '15'], first, '1')!
    expect(typedChoice(['12', '15'], second, '2')).toEqual({ typed: '12', choice: '12', insteadOf: null })
  })

  it('a key that no choice begins with chooses nothing', () => {
    expect(typedChoice(['A', 'B'], nothingTyped, 'x')).toBeNull()
    expect(typedChoice(strip, nothingTyped, '0')).toBeNull()
  })
})
