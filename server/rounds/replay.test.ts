import { describe, expect, it } from 'vitest'
import { loadLevel, operandsOf, resumeRound, saveRound, startRound } from '#maths'
import { movesOf } from '../test/moves.ts'
import { keepUnjudged, replay } from './replay.ts'

const level = (await loadLevel('addition', '1.1'))!
const start = startRound(level, level.rules.seedOf('an-account', 'a-round'))
const moves = await movesOf('an-account', 'a-round', '1.1', [
  'right',
  'right',
  'wrong',
  'right',
  'right',
  'right',
  'right',
  'right',
  'right',
])

describe('a replay', () => {
  it('a replay reaches the streak that the browser reached', () => {
    const { accepted, round, refused } = replay(level, start, moves)
    expect(refused).toBeNull()
    expect(accepted.map(({ move }) => move)).toEqual(moves)
    expect(round).toMatchObject({ streak: 6, best: 6, lastMove: moves.length })
  })
  it('a marked move is stored with its mark and the operands of its question, and any other move with neither', () => {
    const { accepted } = replay(level, start, moves)
    const right = 'right'
    expect(accepted.map(({ mark }) => mark)).toEqual([
      right,
      right,
      'wrong',
      right,
      right,
      right,
      right,
      right,
      null,
      right,
    ])
    expect(accepted[0]?.operands).toEqual(operandsOf(start.question))
    expect(accepted[0]?.operands).toHaveLength(2)
    expect(accepted[8]).toMatchObject({ operands: null, move: { kind: 'next' } })
  })
  it.each([2, 4, 8, 9])('a round saved as JSON after %i moves continues as if it had not been saved', (upTo) => {
    const first = replay(level, start, moves.slice(0, upTo))
    const saved = JSON.parse(JSON.stringify(saveRound(first.round)))
    const second = replay(level, resumeRound(level, saved), moves.slice(upTo))
    expect(second.round).toEqual(replay(level, start, moves).round)
  })
  it('a replay accepts the moves before an impossible one', () => {
    const early = { ...moves[2]!, at: moves[1]!.at + 1 }
    const { accepted, round, refused } = replay(level, start, [moves[0]!, moves[1]!, early, moves[3]!])
    expect(refused).toEqual({ number: 3, reason: 'notOnScreen' })
    expect(accepted).toHaveLength(2)
    expect(round.streak).toBe(2)
  })
  it('an answer to a question that was not dealt is refused', () => {
    const forged = {
      number: 1,
      at: 500,
      kind: 'answer',
      questionHash: 1,
      answer: { kind: 'number', number: '2' },
    } as const
    expect(replay(level, start, [forged]).refused).toEqual({ number: 1, reason: 'otherQuestion' })
  })
})

describe('moves of other rules', () => {
  it('a move of rules that are not accepted is kept without a mark', () => {
    const kept = keepUnjudged(moves)
    expect(kept.map(({ move }) => move)).toEqual(moves)
    expect(kept.every(({ mark, operands }) => mark === null && operands === null)).toBe(true)
  })
})
