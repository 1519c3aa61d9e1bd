import { describe, expect, it } from 'vitest'
import { curriculum } from './curriculum.ts'
import { acceptedFor, acceptedRules, currentRules, type Release, releases } from './rules.ts'
import { operations } from './vocabulary.ts'

const second = { ...currentRules, version: 2 }
const of: readonly Release[] = [
  { rules: currentRules, releasedAt: 1000 },
  { rules: second, releasedAt: 5000 },
]

describe('the released rules', () => {
  it('exactly one version of the rules is released, and every new round plays by it', () => {
    expect(releases.map(({ rules }) => rules)).toEqual([currentRules])
    expect(acceptedRules(currentRules.version, Number.MAX_SAFE_INTEGER)).toBe(currentRules)
  })
  it('a version is accepted until 60 days after its successor was released', () => {
    expect(acceptedFor).toBe(60 * 24 * 3600 * 1000)
    expect(acceptedRules(1, 5000 + acceptedFor, of)).toBe(currentRules)
    expect(acceptedRules(1, 5001 + acceptedFor, of)).toBe('over')
  })
  it('a version without a successor is always accepted', () => {
    expect(acceptedRules(2, Number.MAX_SAFE_INTEGER, of)).toBe(second)
  })
  it('a version that was never released is unknown', () => {
    expect(acceptedRules(3, 0, of)).toBe('unknown')
    expect(acceptedRules(0, 0, of)).toBe('unknown')
  })
})

describe('the current rules', () => {
  it.each(operations)('the target and the timer of %s are those of the curriculum', (operation) => {
    const { target, timed } = curriculum[operation]
    expect(currentRules.targetOf(operation)).toBe(target)
    expect(currentRules.isTimed(operation)).toBe(timed)
  })
})

describe('the seed of a round', () => {
  const { seedOf } = currentRules
  it('the seed of a round differs between two accounts with the same round id', () => {
    expect(seedOf('mia', 'round')).not.toEqual(seedOf('ben', 'round'))
  })
  it('the seed differs between two rounds of the same account', () => {
    expect(seedOf('mia', 'one')).not.toEqual(seedOf('mia', 'two'))
  })
  it('the seed of a round is the same each time', () => {
    expect(seedOf('mia', 'round')).toEqual(seedOf('mia', 'round'))
    expect(seedOf(null, 'round')).toEqual(seedOf(null, 'round'))
  })
})
