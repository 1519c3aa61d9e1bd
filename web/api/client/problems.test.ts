import { describe, expect, it } from 'vitest'
import { type Problem, statusByProblem } from '#contract'
import { ApiError } from './call.ts'
import { isDecided, isNotFound, isSignedOut, isTooLate, isUnknownAddress, mayHaveHappened } from './problems.ts'

const error = (problem: Problem | 'network') =>
  new ApiError(problem === 'network' ? 0 : statusByProblem[problem], { problem, message: '' })

describe('the meaning of a failed call', () => {
  it('an address with an unknown class or student, or with an invalid id, leads nowhere', () => {
    expect(isUnknownAddress(error('notFound'))).toBe(true)
    expect(isUnknownAddress(error('invalid'))).toBe(true)
    expect(isNotFound(error('invalid'))).toBe(false)
    expect(isUnknownAddress(error('notSignedIn'))).toBe(false)
  })

  it('only a lost response or a broken server leaves open whether something was removed', () => {
    const open = (['network', 'failed', 'notFound', 'refused', 'notSignedIn', 'tooManyTries'] as const).filter(
      (problem) => mayHaveHappened(error(problem)),
    )
    expect(open).toEqual(['network', 'failed'])
    expect(mayHaveHappened(new DOMException('', 'TimeoutError'))).toBe(true)
    expect(mayHaveHappened(null)).toBe(false)
    expect(isDecided(null)).toBe(false)
  })

  it('an undo is not too late because the teacher was signed out', () => {
    expect(isTooLate(error('refused'))).toBe(true)
    for (const problem of ['notSignedIn', 'otherAccount'] as const) {
      expect(isTooLate(error(problem))).toBe(false)
      expect(isSignedOut(error(problem))).toBe(true)
    }
  })
})
