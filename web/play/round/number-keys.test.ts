import { describe, expect, it } from 'vitest'
import { typedNumber, typedText } from './number-keys.tsx'

describe('typedNumber', () => {
  it('text that a child can type is unchanged', () => {
    expect(typedNumber('1,234.5')).toBe('1,234.5')
    expect(typedNumber('42abc')).toBe('42abc')
    expect(typedText(' twenty one', 60)).toBe(' twenty one')
  })

  it.each(['41 510', '41\u2009510', '41\u202f510', '41\u00a0510', ' 4 1 5 1 0 '])('%j is typed as 41510', (text) => {
    expect(typedNumber(text)).toBe('41510')
  })

  it('text loses every character that the API would refuse, so that no round is lost', () => {
    expect(typedNumber('4\u00002')).toBe('42')
    expect(typedNumber('4\ud83d')).toBe('4')
    expect(typedNumber(`${'1'.repeat(19)}\ud83d\ude00`)).toBe('1'.repeat(19))
    expect(typedNumber('9'.repeat(500))).toHaveLength(20)
  })
})
