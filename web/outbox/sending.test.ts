import { describe, expect, it } from 'vitest'
import type { Move } from '#maths'
import { afterStored, afterTrouble, backOff, type Trouble } from './sending.ts'

const moves = (...numbers: number[]): Move[] => numbers.map((number) => ({ number, at: number * 1000, kind: 'next' }))
const trouble = (given: Partial<Trouble>): Trouble => ({
  status: 400,
  problem: 'failed',
  message: 'no',
  ...given,
})

describe('the decision after a reply', () => {
  const batch = moves(4, 5, 6)

  it('the decision drops the moves that the server has stored, and no others', () => {
    expect(afterStored(batch, { lastMove: 5, closed: false, best: 2, completed: false })).toEqual({
      kind: 'drop',
      upTo: 5,
    })
    expect(afterStored(batch, { lastMove: 3, closed: false, best: 2, completed: false })).toEqual({ kind: 'skip' })
  })

  it('the decision drops the moves before the one that the server expects next', () => {
    const reply = trouble({ status: 409, problem: 'outOfOrder', expected: 6 })
    expect(afterTrouble(batch, reply, true)).toEqual({ kind: 'drop', upTo: 5 })
  })

  it('the decision drops no move that was not in the batch', () => {
    expect(afterStored(batch, { lastMove: 9, closed: false, best: 2, completed: false })).toEqual({
      kind: 'drop',
      upTo: 6,
    })
  })

  it('the decision takes moves back that the server expects again', () => {
    const reply = trouble({ status: 409, problem: 'outOfOrder', expected: 2 })
    expect(afterTrouble(batch, reply, true)).toEqual({ kind: 'takeBack', after: 1, reason: 'outOfOrder: no' })
  })

  it.each([[4], [undefined]])(
    'a round is set aside when the server expects move %s, which does not follow',
    (expected) => {
      const reply = trouble({ status: 409, problem: 'outOfOrder', expected })
      expect(afterTrouble(batch, reply, true)).toEqual({ kind: 'setAside', reason: 'outOfOrder: no' })
    },
  )

  it('a round with a missing move is skipped when the database could not be read', () => {
    const reply = trouble({ status: 409, problem: 'outOfOrder', expected: 3 })
    expect(afterTrouble(batch, reply, false)).toEqual({ kind: 'skip' })
  })

  it.each(['refused', 'invalid', 'notFound', 'tooLarge'] as const)(
    'a round is set aside after problem %s',
    (problem) => {
      expect(afterTrouble(batch, trouble({ problem }), true)).toEqual({ kind: 'setAside', reason: `${problem}: no` })
    },
  )

  it('sending waits for the student to log in after status 401', () => {
    expect(afterTrouble(batch, trouble({ status: 401, problem: 'otherAccount' }), true)).toEqual({ kind: 'signedOut' })
  })

  it('all sending stops after status 429', () => {
    const reply = trouble({ status: 429, problem: 'tooManyTries' })
    expect(afterTrouble(batch, reply, true)).toEqual({ kind: 'later' })
  })

  it('a request without a reply is told from one that the server refused', () => {
    expect(afterTrouble(batch, trouble({ status: 0, problem: 'network' }), true)).toEqual({ kind: 'noReply' })
  })

  it.each([
    [500, 'failed'],
    [503, 'failed'],
    [503, 'notYet'],
    [403, 'otherSite'],
    [404, 'failed'],
  ] as const)('only this round is skipped after status %s, problem %s', (status, problem) => {
    expect(afterTrouble(batch, trouble({ status, problem }), true)).toEqual({ kind: 'skip' })
  })

  it('the wait grows with every failure, up to 30 seconds', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
  })
})
