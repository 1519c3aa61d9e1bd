import { describe, expect, it } from 'vitest'
import type { Move } from '#maths'
import {
  afterStored,
  afterTrouble,
  backOff,
  batchSize,
  bestsIn,
  betterOfEach,
  nextBatch,
  type Trouble,
} from './sending.ts'

const moves = (...numbers: number[]): Move[] => numbers.map((number) => ({ number, at: number * 1000, kind: 'next' }))
const trouble = (given: Partial<Trouble>): Trouble => ({
  status: 400,
  problem: null,
  message: 'no',
  expected: null,
  ...given,
})

describe('what goes out next', () => {
  it('goes in order, at most a batch at once', () => {
    const many = moves(...Array.from({ length: 80 }, (_, i) => i + 3))
    expect(nextBatch(many).map(({ number }) => number)).toEqual(Array.from({ length: batchSize }, (_, i) => i + 3))
  })

  it('stops before a gap', () => {
    expect(nextBatch(moves(4, 5, 7)).map(({ number }) => number)).toEqual([4, 5])
  })

  it('is nothing where nothing waits', () => {
    expect(nextBatch([])).toEqual([])
  })
})

describe('what a reply means', () => {
  const batch = moves(4, 5, 6)

  it('lets go of what the server has stored, and of no more', () => {
    expect(afterStored(batch, { lastMove: 5, closed: false, best: 2, completed: false })).toEqual({
      kind: 'drop',
      upTo: 5,
    })
    expect(afterStored(batch, { lastMove: 3, closed: false, best: 2, completed: false })).toEqual({ kind: 'later' })
  })

  it('goes on from the move that the server expects, where this device has it', () => {
    const reply = trouble({ status: 409, problem: 'outOfOrder', expected: 6 })
    expect(afterTrouble(batch, reply)).toEqual({ kind: 'drop', upTo: 5 })
  })

  it.each([[3], [4], [null]])('sets the round aside where the server expects %s', (expected) => {
    const reply = trouble({ status: 409, problem: 'outOfOrder', expected })
    expect(afterTrouble(batch, reply)).toEqual({ kind: 'setAside', reason: 'outOfOrder: no' })
  })

  it.each(['refused', 'invalid', 'notFound', 'tooLarge'] as const)('sets a round aside that is %s', (problem) => {
    expect(afterTrouble(batch, trouble({ problem }))).toEqual({ kind: 'setAside', reason: `${problem}: no` })
  })

  it('waits for its student where nobody is signed in', () => {
    expect(afterTrouble(batch, trouble({ status: 401, problem: 'otherAccount' }))).toEqual({ kind: 'signedOut' })
  })

  it.each([
    [null, null],
    [500, 'failed'],
    [503, null],
    [429, 'tooManyTries'],
    [403, 'otherSite'],
    [404, null],
  ] as const)('keeps everything for later after status %s, problem %s', (status, problem) => {
    expect(afterTrouble(batch, trouble({ status, problem }))).toEqual({ kind: 'later' })
  })

  it('waits longer after every failure, never longer than half a minute', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map(backOff)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
  })
})

describe('the best streaks on this device', () => {
  const round = (levelId: string, best: number, operation: 'addition' | 'division' = 'addition') => ({
    account: 'a',
    round: `${levelId} ${best}`,
    rules: 1,
    operation,
    levelId,
    best,
  })

  it('are the best of the rounds that wait, operation by operation', () => {
    const rounds = [round('1.1', 2), round('1.1', 4), round('1.1', 3), round('1.2', 0), round('1.1', 9, 'division')]
    expect(bestsIn(rounds)).toEqual({
      addition: { '1.1': { streak: 4, completed: false } },
      division: { '1.1': { streak: 9, completed: true } },
    })
  })

  it('join those of the server, the better one level by level', () => {
    const stored = { '1.1': { streak: 5, completed: true }, '1.2': { streak: 1, completed: false } }
    const waiting = {
      '1.1': { streak: 4, completed: false },
      '1.2': { streak: 3, completed: false },
      '2.1': { streak: 1, completed: false },
    }
    expect(betterOfEach(stored, waiting)).toEqual({
      '1.1': { streak: 5, completed: true },
      '1.2': { streak: 3, completed: false },
      '2.1': { streak: 1, completed: false },
    })
  })
})
