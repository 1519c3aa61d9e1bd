import { describe, expect, it } from 'vitest'
import { acceptedFor, acceptedRules, currentRules, type Release, releases } from './rules.ts'

const second = { ...currentRules, version: 2 }
const of: readonly Release[] = [
  { rules: currentRules, releasedAt: 1000 },
  { rules: second, releasedAt: 5000 },
]

describe('the released rules', () => {
  it('are exactly one version, which every new round plays by', () => {
    expect(releases.map(({ rules }) => rules)).toEqual([currentRules])
    expect(acceptedRules(currentRules.version, Number.MAX_SAFE_INTEGER)).toBe(currentRules)
  })
  it('are accepted until 60 days after their successor was released', () => {
    expect(acceptedFor).toBe(60 * 24 * 3600 * 1000)
    expect(acceptedRules(1, 5000 + acceptedFor, of)).toBe(currentRules)
    expect(acceptedRules(1, 5001 + acceptedFor, of)).toBeNull()
  })
  it('are accepted without an end while they have no successor', () => {
    expect(acceptedRules(2, Number.MAX_SAFE_INTEGER, of)).toBe(second)
  })
  it('are null for a version that was never released', () => {
    expect(acceptedRules(3, 0, of)).toBeNull()
    expect(acceptedRules(0, 0, of)).toBeNull()
  })
})

describe('the seed of a round', () => {
  const { seedOf } = currentRules
  it('differs between two accounts in a round of the same id', () => {
    expect(seedOf('mia', 'round')).not.toEqual(seedOf('ben', 'round'))
  })
  it('differs between two rounds of the same account', () => {
    expect(seedOf('mia', 'one')).not.toEqual(seedOf('mia', 'two'))
  })
  it('is the same each time', () => {
    expect(seedOf('mia', 'round')).toEqual(seedOf('mia', 'round'))
    expect(seedOf(null, 'round')).toEqual(seedOf(null, 'round'))
  })
})
