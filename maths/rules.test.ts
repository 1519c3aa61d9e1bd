import { describe, expect, it } from 'vitest'
import { curriculum, operations } from './curriculum.ts'
import { acceptedFor, acceptedRules, type Release, releases } from './releases.ts'
import { currentRules } from './rules.ts'

const second = { ...currentRules, version: currentRules.version + 1 }
const of: readonly Release[] = [
  { rules: currentRules, releasedAt: 1000 },
  { rules: second, releasedAt: 5000 },
]

describe('the released rules', () => {
  it('every new round plays by the newest released version of the rules', () => {
    expect(releases.at(-1)?.rules).toBe(currentRules)
    const versions = releases.map(({ rules }) => rules.version)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
    expect(acceptedRules(currentRules.version, Number.MAX_SAFE_INTEGER)).toBe(currentRules)
  })
  it('a version is accepted until 60 days after its successor was released', () => {
    expect(acceptedFor).toBe(60 * 24 * 3600 * 1000)
    expect(acceptedRules(currentRules.version, 5000 + acceptedFor, of)).toBe(currentRules)
    expect(acceptedRules(currentRules.version, 5001 + acceptedFor, of)).toBe('over')
  })
  it('a version without a successor is always accepted', () => {
    expect(acceptedRules(second.version, Number.MAX_SAFE_INTEGER, of)).toBe(second)
  })
  it('a version that was never released is unknown', () => {
    expect(acceptedRules(second.version + 1, 0, of)).toBe('unknown')
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
