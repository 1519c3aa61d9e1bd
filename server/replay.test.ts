import { describe, expect, it } from 'vitest'
import { loadLevel, startRound } from '#maths'
import { keepUnjudged, replay } from './replay.ts'
import { movesOf } from './test/moves.ts'

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
  it('comes to the streak that the browser came to', () => {
    const { accepted, round, refused } = replay(level, start, moves)
    expect(refused).toBeNull()
    expect(accepted.map(({ move }) => move)).toEqual(moves)
    expect(round).toMatchObject({ streak: 6, best: 6, lastMove: moves.length })
  })
  it('says how each question was marked, and nothing for moves that mark none', () => {
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
    expect(accepted[0]?.asked).toEqual(start.question)
    expect(accepted[8]).toMatchObject({ asked: null, move: { kind: 'next' } })
  })
  it('gives the same in two parts as in one', () => {
    const first = replay(level, start, moves.slice(0, 4))
    const second = replay(level, JSON.parse(JSON.stringify(first.round)), moves.slice(4))
    expect(second.round).toEqual(replay(level, start, moves).round)
  })
  it('keeps what was possible before a move that was not', () => {
    const early = { ...moves[2]!, at: moves[1]!.at + 1 }
    const { accepted, round, refused } = replay(level, start, [moves[0]!, moves[1]!, early, moves[3]!])
    expect(refused).toEqual({ number: 3, reason: 'notOnScreen' })
    expect(accepted).toHaveLength(2)
    expect(round.streak).toBe(2)
  })
  it('refuses an answer to a question that was not dealt', () => {
    const question = { ...start.question, text: '1 + 1' }
    const forged = { number: 1, at: 500, kind: 'answer', question, answer: { kind: 'number', number: '2' } } as const
    expect(replay(level, start, [forged]).refused).toEqual({ number: 1, reason: 'otherQuestion' })
  })
})

describe('moves of other rules', () => {
  it('are kept with what was asked, and judged in nothing', () => {
    const kept = keepUnjudged(moves)
    expect(kept.map(({ move }) => move)).toEqual(moves)
    expect(kept.every(({ mark }) => mark === null)).toBe(true)
    expect(kept[0]?.asked).toEqual(start.question)
  })
})
