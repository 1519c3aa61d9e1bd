import { describe, expect, it } from 'vitest'
import { acceptedFor, currentRules, loadLevel, type Move, operandsOf, type Release, startRound } from '#maths'
import { emptySummary } from '#maths/insight'
import type { RoundSave } from '../store/rounds/round-save.ts'
import type { StoredRound } from '../store/rounds/stored-round.ts'
import { movesOf } from '../test/moves.ts'
import { createJudge, type RoundRef } from './judge.ts'
import { level as levelKind } from './kinds/level.ts'

const releases: readonly Release[] = [{ rules: currentRules, releasedAt: 0 }]
const failAtFault = (fault: unknown) => {
  throw fault
}
const judge = createJudge(() => 0, releases, failAtFault)
const level = (await loadLevel('addition', '1.1'))!
const playable = (await (await levelKind.open(releases)).find(level.ref))!
const round: RoundRef = { studentId: 'an-account', roundId: 'a-round', playable, rules: currentRules.version }
const first = startRound(level, level.rules.seedOf('an-account', 'a-round'))
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

/** Judges moves that follow the stored ones. */
const judged = (fresh: readonly Move[], stored: StoredRound | null = null) => judge(round, stored, timed(fresh))!

/** Returns moves of a round that began at the time 1000. */
const timed = (fresh: readonly Move[]) => fresh.map((move) => ({ move, madeAt: 1000 + move.at }))

/** Returns the round as it is read back after its first save. */
function storedAfter({
  key,
  rules,
  moves,
  state,
  best,
  completed,
  completedAt,
  pace,
  summary,
}: RoundSave): StoredRound {
  const read: RoundSave['state'] = JSON.parse(JSON.stringify(state))
  return { key, rules, lastMove: moves.length, state: read, best, completed, completedAt, closed: false, pace, summary }
}

describe('the judge', () => {
  it('the judge reaches the streak that the browser reached', () => {
    const { save, refused } = judged(moves)
    expect(refused).toBeNull()
    expect(save.moves.map(({ move }) => move)).toEqual(moves)
    expect(save).toMatchObject({ after: 0, best: 6, completed: true })
    expect(save.state).toMatchObject({ streak: 6, best: 6, lastMove: moves.length })
  })

  it('the judge stores a marked move with its mark and the operands of its question, and any other with neither', () => {
    const { save } = judged(moves)
    const right = 'right'
    const marks = [right, right, 'wrong', right, right, right, right, right, null, right]
    expect(save.moves.map(({ mark }) => mark)).toEqual(marks)
    expect(save.moves[0]?.operands).toEqual(operandsOf(first.question))
    expect(save.moves[0]?.operands).toHaveLength(2)
    expect(save.moves[8]).toMatchObject({ operands: null, move: { kind: 'next' } })
  })

  it('a fault in the summary is reported, and keeps no move from being stored', () => {
    const fault = new Error('A slip cannot answer')
    const faults: unknown[] = []
    const findSlips = () => {
      throw fault
    }
    const reporting = createJudge(
      () => 0,
      releases,
      (one) => faults.push(one),
    )
    const faulty = { ...round, playable: { ...playable, insight: { ...playable.insight!, findSlips } } }
    const { save, refused } = reporting(faulty, null, timed(moves))!
    expect(refused).toBeNull()
    expect(save.moves).toEqual(judged(moves).save.moves)
    expect(save).toMatchObject({ best: 6, completed: true, summary: emptySummary })
    expect(faults).toEqual([fault])
  })

  it('a round was completed when its streak first reached the target', () => {
    expect(judged(moves.slice(0, 7)).save.completedAt).toBeNull()
    expect(judged(moves).save).toMatchObject({ completed: true, completedAt: 1000 + moves[7]!.at })
    const stored = { ...storedAfter(judged(moves.slice(0, 8)).save), completedAt: 5 }
    expect(judged(moves.slice(8), stored).save.completedAt).toBe(5)
  })

  it.each([2, 4, 8, 9])('a round stored after %i moves continues as if it had not been stored', (upTo) => {
    const stored = storedAfter(judged(moves.slice(0, upTo)).save)
    const { save } = judged(moves.slice(upTo), stored)
    const { state, completedAt, summary } = judged(moves).save
    expect(save).toMatchObject({ after: upTo, best: 6, state, completedAt, summary })
  })

  it('the judge accepts the moves before an impossible one', () => {
    const early = { ...moves[2]!, at: moves[1]!.at + 1 }
    const { save, refused } = judged([moves[0]!, moves[1]!, early, moves[3]!])
    expect(refused).toEqual({ number: 3, reason: 'notOnScreen' })
    expect(save.moves).toHaveLength(2)
    expect(save.state?.streak).toBe(2)
  })

  it('an answer to a question that was not dealt is refused', () => {
    const answer = { kind: 'number', number: '2' } as const
    const forged: Move = { number: 1, at: 500, kind: 'answer', questionHash: 1, answer }
    expect(judged([forged]).refused).toEqual({ number: 1, reason: 'otherQuestion' })
  })

  it('a move that follows moves without a judgement is stored without a mark', () => {
    const { save } = judged(moves.slice(0, 2))
    const stored = { ...storedAfter(save), lastMove: 3 }
    const [fourth] = judged(moves.slice(3, 4), stored).save.moves
    expect(fourth).toEqual({ ...timed(moves)[3], operands: null, mark: null })
  })

  it('a move of rules that are no longer accepted is stored without a mark', () => {
    const next: Release = { rules: { ...currentRules, version: currentRules.version + 1 }, releasedAt: 0 }
    const later = createJudge(() => acceptedFor + 1, [...releases, next], failAtFault)
    const { save, refused } = later(round, null, timed(moves))!
    expect(refused).toBeNull()
    expect(save).toMatchObject({ seed: null, state: null, best: 0, completed: false, completedAt: null })
    expect(save.moves).toEqual(timed(moves).map((move) => ({ ...move, operands: null, mark: null })))
  })

  it('the judge returns nothing for rules that this server does not know', () => {
    expect(judge({ ...round, rules: 99 }, null, timed(moves))).toBeNull()
  })
})
