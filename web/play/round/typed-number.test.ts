import { describe, expect, it } from 'vitest'
import { typedNumber } from './typed-number.ts'

describe('the answer box', () => {
  it('takes what children type as it is', () => {
    expect(typedNumber(' 1,234.5 ')).toBe(' 1,234.5 ')
    expect(typedNumber('42abc')).toBe('42abc')
  })

  it('holds nothing that the API would refuse, so that no round is lost for it', () => {
    expect(typedNumber('4\u00002')).toBe('42')
    expect(typedNumber('4\ud83d')).toBe('4')
    expect(typedNumber(`${'1'.repeat(19)}\ud83d\ude00`)).toBe('1'.repeat(19))
    expect(typedNumber('9'.repeat(500))).toHaveLength(20)
  })
})
