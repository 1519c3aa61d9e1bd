import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlayableLevel } from './level.ts'
import { loadLevel } from './load.ts'
import {
  canReveal,
  deadline,
  type Intent,
  isOpen,
  type Move,
  moveAfter,
  offersReveal,
  type Played,
  play,
  type Round,
  startRound,
} from './play.ts'
import { rightAnswer } from './question.ts'
import { seedFrom } from './random.ts'

const level = (await loadLevel('addition', '1.1'))!
/** The rules of the Times Table round, on a level that is already there. */
const timed: PlayableLevel = { ...level, timed: true, target: 20 }

type Step = Move extends infer M ? (M extends Move ? Omit<M, 'number' | 'question'> : never) : never

/** Plays steps on the question that stands, numbering them. */
function playAll(
  steps: readonly Step[],
  on: PlayableLevel = level,
  from: Round = startRound(on, seedFrom('a-round')),
): Round {
  return steps.reduce((round, step) => {
    const { round: after, refused } = step1(on, round, step)
    if (!after) throw new Error(refused)
    return after
  }, from)
}

function step1(on: PlayableLevel, round: Round, step: Step): Played {
  return play(on, round, moveAfter(round, { ...step, question: round.question } as Intent, step.at))
}

const rightAt = (round: Round, at: number): Step => ({
  kind: 'answer',
  at,
  answer: rightAnswer(round.question),
})
const wrong = (at: number): Step => ({ kind: 'answer', at, answer: { kind: 'number', number: '99' } })

/** So many right answers, each two seconds after the one before. */
function streakOf(count: number, from: Round = startRound(level, seedFrom('a-round'))): Round {
  let round = from
  for (let i = 0; i < count; i++)
    round = playAll([rightAt(round, Math.max(round.opensAt, round.lastAt) + 500)], level, round)
  return round
}

describe('a right answer', () => {
  const before = startRound(level, seedFrom('a-round'))
  const after = playAll([rightAt(before, 1000)])
  it('makes the streak one longer and deals another question', () => {
    expect(after).toMatchObject({ streak: 1, best: 1, misses: 0 })
    expect(after.question).not.toEqual(before.question)
    expect(after.marked).toMatchObject({ mark: 'right', question: before.question, celebrates: false })
  })
  it('locks the round for one and a half seconds', () => {
    expect(step1(level, after, wrong(2499)).refused).toBe('notOnScreen')
    expect(step1(level, after, wrong(2500)).round).toBeDefined()
  })
})

describe('a wrong answer', () => {
  const before = streakOf(3)
  const after = playAll([wrong(20_000)], level, before)
  it('takes the streak to 0, keeps the best and the question', () => {
    expect(after).toMatchObject({ streak: 0, best: 3, misses: 1, question: before.question })
  })
  it('locks the round for one second', () => {
    expect(step1(level, after, wrong(20_999)).refused).toBe('notOnScreen')
    expect(step1(level, after, wrong(21_000)).round).toBeDefined()
  })
})

describe('what is no answer', () => {
  const round = startRound(level, seedFrom('a-round'))
  it.each(['', '  '])('a blank %j changes nothing', (number) => {
    expect(step1(level, round, { kind: 'answer', at: 5, answer: { kind: 'number', number } }).refused).toBe(
      'nothingAnswered',
    )
  })
  it('an answer to another question is refused', () => {
    const other = { ...round.question, text: '1 + 1' }
    const move: Move = { kind: 'answer', number: 1, at: 5, question: other, answer: { kind: 'number', number: '2' } }
    expect(play(level, round, move).refused).toBe('otherQuestion')
  })
  it('a move out of order or back in time is refused', () => {
    const after = playAll([wrong(1000)])
    const move: Move = {
      kind: 'answer',
      number: 1,
      at: 5000,
      question: after.question,
      answer: { kind: 'number', number: '1' },
    }
    expect(play(level, after, move).refused).toBe('outOfOrder')
    expect(play(level, after, { ...move, number: 3 }).refused).toBe('outOfOrder')
    expect(play(level, after, { ...move, number: 2, at: 999 }).refused).toBe('backInTime')
  })
})

describe('the celebration', () => {
  const five = streakOf(5)
  it('comes at a streak of exactly five, and the next question waits for Continue', () => {
    expect(five.marked?.celebrates).toBe(true)
    expect(five).toMatchObject({ streak: 5, awaitsNext: true, opensAt: five.lastAt + level.rules.pauses.celebration })
    expect(isOpen(five, five.opensAt + 60_000)).toBe(false)
    expect(step1(level, five, { kind: 'next', at: five.opensAt - 1 }).refused).toBe('notOnScreen')
  })
  it('keeps the streak on Continue and does not come again at six or seven', () => {
    const on = playAll([{ kind: 'next', at: five.opensAt + 4000 }], level, five)
    expect(on).toMatchObject({ streak: 5, awaitsNext: false, marked: null })
    const seven = streakOf(2, on)
    expect(seven).toMatchObject({ streak: 7, best: 7, awaitsNext: false })
    expect(seven.marked?.celebrates).toBe(false)
  })
  it('comes again when the streak is made again after a miss', () => {
    const on = playAll([{ kind: 'next', at: five.opensAt }], level, five)
    const missed = playAll([wrong(on.lastAt + 10)], level, on)
    expect(streakOf(5, missed).marked?.celebrates).toBe(true)
  })
})

describe('Show me', () => {
  const twice = playAll([wrong(1000), wrong(3000)])
  it('is offered after two misses of the same question, once the pause is over', () => {
    const once = playAll([wrong(1000)])
    expect([once, twice].map((round) => offersReveal(level, round))).toEqual([false, true])
    expect(canReveal(level, once, 9000)).toBe(false)
    expect(canReveal(level, twice, 3999)).toBe(false)
    expect(canReveal(level, twice, 4000)).toBe(true)
    expect(step1(level, once, { kind: 'reveal', at: 9000 }).refused).toBe('notAllowedNow')
  })
  it('shows the answer, counts nothing, and goes on with Next question', () => {
    const shown = playAll([{ kind: 'reveal', at: 5000 }], level, twice)
    expect(shown).toMatchObject({ streak: 0, best: 0, awaitsNext: true, misses: 0 })
    expect(shown.marked).toMatchObject({ mark: 'shown', question: twice.question })
    expect(step1(level, shown, wrong(6000)).refused).toBe('notOnScreen')
    expect(step1(level, shown, { kind: 'next', at: 6000 }).round).toMatchObject({ opensAt: 6000, awaitsNext: false })
  })
})

describe('a Times Table round', () => {
  it('counts nothing while its timer is off', () => {
    const start = startRound(timed, seedFrom('a-round'))
    expect(playAll([rightAt(start, 100)], timed)).toMatchObject({
      streak: 0,
      best: 0,
      awaitsNext: false,
      opensAt: 1600,
    })
  })
  it('shows the answer for three seconds after a miss and moves on', () => {
    const start = startRound(timed, seedFrom('a-round'))
    const after = playAll([wrong(100)], timed, start)
    expect(after).toMatchObject({ streak: 0, misses: 0, opensAt: 3100 })
    expect(after.question).not.toEqual(start.question)
  })
  const on = playAll([{ kind: 'timer', on: true, at: 100 }], timed)
  it('waits for the question to come on screen once the timer is on', () => {
    expect(on).toMatchObject({ timer: true, streak: 0, awaitsNext: true })
    expect(deadline(timed, on)).toBeNull()
    expect(deadline(timed, playAll([{ kind: 'next', at: 400 }], timed, on))).toBe(7400)
  })
  it('counts an answer in time and takes a later one for time up', () => {
    const asked = playAll([{ kind: 'next', at: 400 }], timed, on)
    expect(playAll([rightAt(asked, 7400)], timed, asked)).toMatchObject({ streak: 1, awaitsNext: true })
    const late = playAll([rightAt(asked, 7401)], timed, asked)
    expect(late).toMatchObject({ streak: 0, best: 0 })
    expect(late.marked?.mark).toBe('timeUp')
  })
  it('has a timer at no other level', () => {
    expect(step1(level, startRound(level, seedFrom('r')), { kind: 'timer', on: true, at: 1 }).refused).toBe(
      'notAllowedNow',
    )
  })
})

describe('any sequence of moves', () => {
  const anyStep = fc.record({
    wait: fc.integer({ min: 0, max: 9000 }),
    kind: fc.constantFrom('right', 'wrong', 'wrong', 'right', 'right', 'reveal', 'next', 'timer', 'timeUp'),
    on: fc.boolean(),
  })
  const anySteps = fc.array(anyStep, { maxLength: 40 })
  const stepOf = (round: Round, { wait, kind, on }: { wait: number; kind: string; on: boolean }): Step => {
    const at = round.lastAt + wait
    if (kind === 'right') return rightAt(round, at)
    if (kind === 'wrong') return wrong(at)
    return kind === 'timer' ? { kind, on, at } : { kind: kind as 'reveal' | 'next' | 'timeUp', at }
  }

  it.each([
    ['Addition', level],
    ['Times Table', timed],
  ])('of %s never lowers the best, and the streak is never above it', (_, on) => {
    fc.assert(
      fc.property(fc.uuid(), anySteps, (id, steps) => {
        let round = startRound(on, seedFrom(id))
        for (const step of steps) {
          const after = step1(on, round, stepOf(round, step)).round
          if (!after) continue
          expect(after.best).toBeGreaterThanOrEqual(round.best)
          expect(after.streak).toBeLessThanOrEqual(after.best)
          expect(after.streak).toBeLessThanOrEqual(round.streak + 1)
          round = after
        }
      }),
    )
  })

  it('goes on from a printed state just as it would have gone on', () => {
    fc.assert(
      fc.property(fc.uuid(), anySteps, fc.nat({ max: 40 }), (id, steps, cut) => {
        let whole = startRound(timed, seedFrom(id))
        let printed = whole
        steps.forEach((step, i) => {
          if (i === cut) printed = JSON.parse(JSON.stringify(printed))
          whole = step1(timed, whole, stepOf(whole, step)).round ?? whole
          printed = step1(timed, printed, stepOf(printed, step)).round ?? printed
        })
        expect(printed).toEqual(whole)
      }),
    )
  })

  /** The moves that a round took, each with the round after it. */
  const taken = (id: string, steps: readonly { wait: number; kind: string; on: boolean }[]) => {
    const made: { move: Move; after: Round }[] = []
    for (const step of steps) {
      const before = made.at(-1)?.after ?? startRound(timed, seedFrom(id))
      const { at, ...intent } = stepOf(before, step)
      const move = moveAfter(before, { ...intent, question: before.question } as Intent, at)
      const { round: after } = play(timed, before, move)
      if (after) made.push({ move, after })
    }
    return made
  }

  it('counts no move twice: one that was taken is refused when it comes again', () => {
    fc.assert(
      fc.property(fc.uuid(), anySteps, (id, steps) => {
        const made = taken(id, steps)
        const last = made.at(-1)?.after
        for (const { move } of last ? made : []) expect(play(timed, last!, move).refused).toBe('outOfOrder')
      }),
    )
  })

  it('stands only in its order: two moves that change places are refused', () => {
    fc.assert(
      fc.property(fc.uuid(), anySteps, fc.nat({ max: 40 }), (id, steps, first) => {
        const made = taken(id, steps)
        const before = first === 0 ? startRound(timed, seedFrom(id)) : made[first - 1]?.after
        const next = made[first + 1]
        if (before && next) expect(play(timed, before, next.move).refused).toBe('outOfOrder')
      }),
    )
  })
})
