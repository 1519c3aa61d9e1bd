import { describe, expect, it } from 'vitest'
import { type Answer, loadLevel, type Move, play, type Round, rightAnswer, startRound } from '#maths'
import { keepUnjudged, replay, replayAsAsked } from './replay.ts'
import { movesOf } from './test/moves.ts'

const level = (await loadLevel('addition', '1.1'))!
const start = startRound(level, 'a-round')
const moves = await movesOf('a-round', '1.1', [
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

describe('a round that another released version of the rules dealt', () => {
  // Another version deals other questions for the same id: here those of another seed.
  const dealtOtherwise = startRound(level, 'dealt by another version')
  const other = play5(dealtOtherwise)

  it('counts, though this version would have dealt other questions', () => {
    expect(replay(level, start, other).refused).toMatchObject({ number: 1, reason: 'otherQuestion' })
    const { round, refused, accepted } = replayAsAsked(level, start, [], other)
    expect(refused).toBeNull()
    expect(round).toMatchObject({ streak: 5, best: 5 })
    expect(accepted.map(({ mark }) => mark)).toEqual(['wrong', 'right', 'right', 'right', 'right', 'right'])
  })
  it('counts the same when it comes in two parts', () => {
    const first = replayAsAsked(level, start, [], other.slice(0, 3))
    const second = replayAsAsked(level, JSON.parse(JSON.stringify(first.round)), other.slice(0, 3), other.slice(3))
    expect(second.round).toEqual(replayAsAsked(level, start, [], other).round)
  })
  it('does not count a question that the level never asks, or one with another answer', () => {
    const [first] = other
    if (first?.kind !== 'answer') throw new Error('no answer')
    for (const question of [
      { ...first.question, text: '1 + 12' },
      { ...first.question, answer: '7777' },
    ] as (typeof first.question)[]) {
      expect(replayAsAsked(level, start, [], [{ ...first, question }]).refused).toMatchObject({
        reason: 'otherQuestion',
      })
    }
  })
  it('does not count the same question twice running', () => {
    const [, second] = other
    const again = { ...second!, number: 3, at: second!.at + 5000 } as Move
    expect(replayAsAsked(level, start, [], [...other.slice(0, 2), again]).refused).toMatchObject({
      number: 3,
      reason: 'otherQuestion',
    })
  })

  function play5(from: Round): Move[] {
    const made: Move[] = []
    let round = from
    const answer = (given: Answer) => {
      const at = Math.max(round.opensAt, round.lastAt) + 700
      const move: Move = { kind: 'answer', number: round.lastMove + 1, at, question: round.question, answer: given }
      made.push(move)
      round = play(level, round, move).round ?? round
    }
    answer({ kind: 'number', number: '0' })
    for (let i = 0; i < 5; i++) answer(rightAnswer(round.question))
    return made
  }
})
