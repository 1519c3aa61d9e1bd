import { beforeAll, describe, expect, it } from 'vitest'
import {
  deadline,
  enNZ,
  type Intent,
  loadLevel,
  moveAfter,
  type PlayableLevel,
  play,
  type Round,
  rightAnswer,
  seedFrom,
  startRound,
} from '#maths'
import { shownOf } from '../round/view-state.ts'
import { asksReady, dueAt, dueMove, secondsLeft, targetText } from './countdown.ts'

let level: PlayableLevel
beforeAll(async () => {
  level = (await loadLevel('timestable', '1.8'))!
})

const watched = { hidden: false, idle: 0 }

type TimedStep = 'timer' | 'next' | 'right' | 'wrong' | 'timeUp'

/** Returns the round after these moves. There is one every 4000 ms, the first at 4000. */
function played(...steps: TimedStep[]): Round {
  return steps.reduce(
    (round, step, i) => {
      const played = play(level, round, moveAfter(round, intentOf(step, round), (i + 1) * 4000))
      if (!played.round) throw new Error(`${step} was refused: ${played.refused}`)
      return played.round
    },
    startRound(level, seedFrom('countdown')),
  )
}

function intentOf(step: TimedStep, { question }: Round): Intent {
  if (step === 'timer') return { kind: 'timer', on: true }
  if (step === 'next' || step === 'timeUp') return { kind: step }
  return { kind: 'answer', answer: step === 'right' ? rightAnswer(question, enNZ) : { kind: 'number', number: '1' } }
}

describe('the timer', () => {
  it('the timer makes no move while it is off', () => {
    for (const round of [played(), played('right'), played('wrong')]) {
      expect(dueMove(level, round, { ...watched, now: 99_000 })).toBeNull()
      expect(dueAt(level, round)).toBeNull()
    }
  })

  it('the timer shows the first question at once and ends it after seven seconds', () => {
    expect(dueMove(level, played('timer'), { ...watched, now: 4000 })).toBe('next')
    const round = played('timer', 'next')
    expect(dueAt(level, round)).toBe(15_000)
    expect(dueMove(level, round, { ...watched, now: 14_999 })).toBeNull()
    expect(dueMove(level, round, { ...watched, now: 15_000 })).toBe('timeUp')
  })

  it('the timer pauses while a message is on screen', () => {
    const round = played('timer', 'next', 'wrong')
    expect(deadline(level, round)).toBeNull()
    expect(dueMove(level, round, { ...watched, now: 14_999 })).toBeNull()
    expect(dueMove(level, round, { ...watched, now: 15_000 })).toBe('next')
  })

  it('a hidden page ends its question and gets no new one', () => {
    expect(dueMove(level, played('timer', 'next'), { now: 8001, hidden: true, idle: 0 })).toBe('timeUp')
    expect(dueMove(level, played('timer', 'next', 'timeUp'), { now: 99_000, hidden: true, idle: 0 })).toBeNull()
  })

  it('the screen asks whether the child is ready after three time-ups without typing', () => {
    const round = played('timer', 'next', 'timeUp')
    expect(asksReady(round, { now: 15_000, idle: 2 })).toBe(false)
    expect(asksReady(round, { now: 14_999, idle: 3 })).toBe(false)
    expect(asksReady(round, { now: 15_000, idle: 3 })).toBe(true)
    expect(dueMove(level, round, { now: 15_000, hidden: false, idle: 3 })).toBeNull()
  })

  it('the timer does not run during the celebration', () => {
    const hits = Array.from({ length: 19 }, () => ['next', 'right'] as const).flat()
    const round = played('timer', ...hits, 'next', 'right')
    expect(shownOf(level, round, round.opensAt, enNZ)).toMatchObject({ celebrating: true, streak: 20 })
    expect(dueAt(level, round)).toBeNull()
    expect(dueMove(level, round, { ...watched, now: 999_000 })).toBeNull()
    expect(targetText(level, round)).toBe('You filled the ring!')
  })

  it('the seconds left are whole and count down from seven', () => {
    expect([8000, 7000, 6999, 1, 0, -5].map((left) => secondsLeft(20_000, 20_000 - left, 7))).toEqual([
      7, 7, 7, 1, 0, 0,
    ])
  })
})

describe('the messages of Times Table', () => {
  it('the message about a wrong answer has the right one, and the box keeps the answer of the child', () => {
    const shown = shownOf(level, played('wrong'), 4001, enNZ)
    expect(shown).toMatchObject({ mark: 'wrong', answer: { number: '1' }, offersReveal: false, streak: 0 })
    expect(shown.message).toMatch(/^Oops! The correct answer is \d+$/)
  })

  it('the message about a question whose time is up has the right answer', () => {
    const shown = shownOf(level, played('timer', 'next', 'timeUp'), 12_001, enNZ)
    expect(shown).toMatchObject({ mark: 'timeUp', answer: null, locked: true })
    expect(shown.message).toMatch(/^Time's up! The correct answer is \d+$/)
  })

  it('the target text says how many are left to twenty, or that the timer must be on', () => {
    expect(targetText(level, played('right'))).toBe('The timer makes your streak grow.')
    expect(targetText(level, played('timer'))).toBe('20 to go')
    expect(targetText(level, played('timer', 'next', 'right'))).toBe('19 more to go')
  })
})
