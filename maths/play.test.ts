import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
  playIntent,
  type Round,
  resumeRound,
  saveRound,
  startRound,
} from './play.ts'
import type { PlayableLevel } from './playable/level.ts'
import { rightAnswer } from './question.ts'
import { hashQuestion } from './question-hash.ts'
import { seedFrom } from './random.ts'
import { enNZ } from './say/en-NZ/language.ts'

const level = (await loadLevel('addition', '1.1'))!
/** A level of addition with the target and the timer of Times Table. */
const timed: PlayableLevel = { ...level, timed: true, target: 20 }

/** An intent with its time. */
type Step = Intent & { readonly at: number }

/** Plays steps in order, as moves of the current question. */
function playAll(
  steps: readonly Step[],
  inLevel: PlayableLevel = level,
  from: Round = startRound(inLevel, seedFrom('a-round')),
): Round {
  return steps.reduce((round, step) => {
    const { round: after, refused } = playStep(inLevel, round, step)
    if (!after) throw new Error(refused)
    return after
  }, from)
}

function playStep(inLevel: PlayableLevel, round: Round, step: Step): Played {
  const { at, ...intent } = step
  return play(inLevel, round, moveAfter(round, intent, at))
}

const rightAt = (round: Round, at: number): Step => ({
  kind: 'answer',
  at,
  answer: rightAnswer(round.question, enNZ),
})
const wrong = (at: number): Step => ({ kind: 'answer', at, answer: { kind: 'number', number: '99' } })

/** Gives right answers, each two seconds after the one before. */
function roundWithStreak(count: number, from: Round = startRound(level, seedFrom('a-round'))): Round {
  let round = from
  for (let i = 0; i < count; i++)
    round = playAll([rightAt(round, Math.max(round.opensAt, round.lastAt) + 500)], level, round)
  return round
}

describe('a right answer', () => {
  const before = startRound(level, seedFrom('a-round'))
  const after = playAll([rightAt(before, 1000)])
  it('a right answer makes the streak one longer and deals another question', () => {
    expect(after).toMatchObject({ streak: 1, best: 1, misses: 0 })
    expect(after.question).not.toEqual(before.question)
    expect(after.marked).toMatchObject({ mark: 'right', question: before.question, celebrates: false })
  })
  it('a right answer locks the round for one and a half seconds', () => {
    expect(playStep(level, after, wrong(2499)).refused).toBe('notOnScreen')
    expect(playStep(level, after, wrong(2500)).round?.marked).toMatchObject({ mark: 'wrong', at: 2500 })
  })
})

describe('a wrong answer', () => {
  const before = roundWithStreak(3)
  const after = playAll([wrong(20_000)], level, before)
  it('a wrong answer sets the streak to 0 and keeps the best and the question', () => {
    expect(after).toMatchObject({ streak: 0, best: 3, misses: 1, question: before.question })
  })
  it('a wrong answer locks the round for one second', () => {
    expect(playStep(level, after, wrong(20_999)).refused).toBe('notOnScreen')
    expect(playStep(level, after, wrong(21_000)).round?.marked).toMatchObject({ mark: 'wrong', at: 21_000 })
  })
})

describe('a refused move', () => {
  const round = startRound(level, seedFrom('a-round'))
  it.each(['', '  '])('a blank answer %j is refused', (number) => {
    expect(playStep(level, round, { kind: 'answer', at: 5, answer: { kind: 'number', number } }).refused).toBe(
      'nothingAnswered',
    )
  })
  it('an answer to another question is refused', () => {
    const move = { kind: 'answer', number: 1, at: 5, answer: { kind: 'number', number: '2' } } as const
    const other = hashQuestion({ ...round.question, ask: { kind: 'readBlocks' } })
    expect(play(level, round, { ...move, questionHash: other }).refused).toBe('otherQuestion')
    expect(play(level, round, { ...move, questionHash: hashQuestion(round.question) }).refused).toBeUndefined()
  })
  it('a move out of order or back in time is refused', () => {
    const after = playAll([wrong(1000)])
    const move = moveAfter(after, { kind: 'answer', answer: { kind: 'number', number: '1' } }, 5000)
    expect(move.number).toBe(2)
    expect(play(level, after, { ...move, number: 1 }).refused).toBe('outOfOrder')
    expect(play(level, after, { ...move, number: 3 }).refused).toBe('outOfOrder')
    expect(play(level, after, { ...move, at: 999 }).refused).toBe('backInTime')
  })
})

describe('moveAfter', () => {
  const round = startRound(level, seedFrom('a-round'))
  it.each<Intent>([
    { kind: 'answer', answer: { kind: 'number', number: '2' } },
    { kind: 'timeUp' },
    { kind: 'reveal' },
  ])('a move of the kind $kind carries the hash of its question', (intent) => {
    const questionHash = hashQuestion(round.question)
    expect(moveAfter(round, intent, 800)).toEqual({ ...intent, number: 1, at: 800, questionHash })
  })
  it.each<Intent>([{ kind: 'next' }, { kind: 'timer', on: true }])(
    'a move of the kind $kind carries no question',
    (intent) => {
      expect(moveAfter(round, intent, 800)).toEqual({ ...intent, number: 1, at: 800 })
    },
  )
})

describe('playIntent', () => {
  const round = startRound(level, seedFrom('a-round'))
  it('an intent is played like the move that it becomes', () => {
    const right: Intent = { kind: 'answer', answer: rightAnswer(round.question, enNZ) }
    const move = moveAfter(round, right, 800)
    expect(playIntent(level, round, right, 800)).toEqual({ move, round: play(level, round, move).round })
  })
  it('an intent that is not possible becomes no move', () => {
    expect(playIntent(level, round, { kind: 'reveal' }, 800)).toEqual({ refused: 'notAllowedNow' })
  })
})

describe('the celebration', () => {
  const five = roundWithStreak(5)
  it('the celebration comes at a streak of exactly five, and the next question waits for Continue', () => {
    expect(five.marked?.celebrates).toBe(true)
    expect(five).toMatchObject({ streak: 5, awaitsNext: true, opensAt: five.lastAt + level.rules.pauses.celebration })
    expect(isOpen(five, five.opensAt + 60_000)).toBe(false)
    expect(playStep(level, five, { kind: 'next', at: five.opensAt - 1 }).refused).toBe('notOnScreen')
  })
  it('Continue keeps the streak, and the celebration does not come again at six or seven', () => {
    const continued = playAll([{ kind: 'next', at: five.opensAt + 4000 }], level, five)
    expect(continued).toMatchObject({ streak: 5, awaitsNext: false, marked: null })
    const seven = roundWithStreak(2, continued)
    expect(seven).toMatchObject({ streak: 7, best: 7, awaitsNext: false })
    expect(seven.marked?.celebrates).toBe(false)
  })
  it('the celebration comes again when a new streak reaches five', () => {
    const continued = playAll([{ kind: 'next', at: five.opensAt }], level, five)
    const missed = playAll([wrong(continued.lastAt + 10)], level, continued)
    expect(roundWithStreak(5, missed).marked?.celebrates).toBe(true)
  })
})

describe('Show me', () => {
  const twice = playAll([wrong(1000), wrong(3000)])
  it('Show me is offered after two misses of the same question, once the pause is over', () => {
    const once = playAll([wrong(1000)])
    expect([once, twice].map((round) => offersReveal(level, round))).toEqual([false, true])
    expect(canReveal(level, once, 9000)).toBe(false)
    expect(canReveal(level, twice, 3999)).toBe(false)
    expect(canReveal(level, twice, 4000)).toBe(true)
    expect(playStep(level, once, { kind: 'reveal', at: 9000 }).refused).toBe('notAllowedNow')
  })
  it('Show me shows the answer, counts nothing, and goes on with Next question', () => {
    const shown = playAll([{ kind: 'reveal', at: 5000 }], level, twice)
    expect(shown).toMatchObject({ streak: 0, best: 0, awaitsNext: true, misses: 0 })
    expect(shown.marked).toMatchObject({ mark: 'shown', question: twice.question })
    expect(playStep(level, shown, wrong(6000)).refused).toBe('notOnScreen')
    expect(playStep(level, shown, { kind: 'next', at: 6000 }).round).toMatchObject({ opensAt: 6000, awaitsNext: false })
  })
})

describe('a Times Table round', () => {
  it('a Times Table round counts nothing while its timer is off', () => {
    const start = startRound(timed, seedFrom('a-round'))
    expect(playAll([rightAt(start, 100)], timed)).toMatchObject({
      streak: 0,
      best: 0,
      awaitsNext: false,
      opensAt: 1600,
    })
  })
  it('a Times Table round shows the answer for three seconds after a miss and moves on', () => {
    const start = startRound(timed, seedFrom('a-round'))
    const after = playAll([wrong(100)], timed, start)
    expect(after).toMatchObject({ streak: 0, misses: 0, opensAt: 3100 })
    expect(after.question).not.toEqual(start.question)
  })
  const timerOn = playAll([{ kind: 'timer', on: true, at: 100 }], timed)
  it('a Times Table round with its timer on waits until the question is on screen', () => {
    expect(timerOn).toMatchObject({ timer: true, streak: 0, awaitsNext: true })
    expect(deadline(timed, timerOn)).toBeNull()
    expect(deadline(timed, playAll([{ kind: 'next', at: 400 }], timed, timerOn))).toBe(7400)
  })
  it('a Times Table round counts an answer in time and marks a later one as time up', () => {
    const asked = playAll([{ kind: 'next', at: 400 }], timed, timerOn)
    expect(playAll([rightAt(asked, 7400)], timed, asked)).toMatchObject({ streak: 1, awaitsNext: true })
    const late = playAll([rightAt(asked, 7401)], timed, asked)
    expect(late).toMatchObject({ streak: 0, best: 0 })
    expect(late.marked?.mark).toBe('timeUp')
  })
  it('a level without a timer refuses to switch it on', () => {
    expect(playStep(level, startRound(level, seedFrom('r')), { kind: 'timer', on: true, at: 1 }).refused).toBe(
      'notAllowedNow',
    )
  })
})

describe('the timer of Times Table', () => {
  const timerOn = playAll([{ kind: 'timer', on: true, at: 100 }], timed)
  const open = playAll([{ kind: 'next', at: 400 }], timed, timerOn)

  it('running out of time while the timer runs sets the streak to 0 and shows the answer', () => {
    const late = playAll([{ kind: 'timeUp', at: 7500 }], timed, open)
    expect(late).toMatchObject({ streak: 0, misses: 0, awaitsNext: true, opensAt: 10_500 })
    expect(late.marked).toMatchObject({ mark: 'timeUp', answer: null, question: open.question })
  })
  it('a time up is refused while the timer is off', () => {
    const off = startRound(timed, seedFrom('a-round'))
    expect(playStep(timed, off, { kind: 'timeUp', at: 7500 }).refused).toBe('notAllowedNow')
    expect(playStep(level, startRound(level, seedFrom('r')), { kind: 'timeUp', at: 7500 }).refused).toBe(
      'notAllowedNow',
    )
  })
  it('switching the timer off sets the streak to 0 and opens another question at once', () => {
    const one = playAll([rightAt(open, 1000)], timed, open)
    const off = playAll([{ kind: 'timer', on: false, at: 3000 }], timed, one)
    expect(off).toMatchObject({ timer: false, streak: 0, best: 1, awaitsNext: false, opensAt: 3000, marked: null })
    expect(off.question).not.toEqual(one.question)
    expect(deadline(timed, off)).toBeNull()
  })
  it('a miss never leads to Show me, because it shows the answer', () => {
    const twice = playAll([wrong(100), wrong(3200)], timed)
    expect(twice.misses).toBe(0)
    expect(offersReveal(timed, twice)).toBe(false)
    expect(playStep(timed, twice, { kind: 'reveal', at: 9000 }).refused).toBe('notAllowedNow')
  })
  it('the celebration comes at a streak of exactly 20', () => {
    let round = open
    const celebrated: number[] = []
    for (let i = 0; i < 25; i++) {
      const soon = Math.max(round.opensAt, round.lastAt) + 100
      round = playAll([rightAt(round, soon)], timed, round)
      if (round.marked?.celebrates) celebrated.push(round.streak)
      round = playAll([{ kind: 'next', at: Math.max(round.opensAt, round.lastAt) }], timed, round)
    }
    expect(celebrated).toEqual([20])
    expect(round).toMatchObject({ streak: 25, best: 25 })
  })
})

describe('a saved round', () => {
  const before = roundWithStreak(3)
  const saved = saveRound(playAll([wrong(20_000)], level, before))

  it('a saved round holds no question, no answer and no text', () => {
    expect(saved).not.toHaveProperty('question')
    expect(saved).not.toHaveProperty('marked')
    expect(JSON.stringify(saved)).not.toMatch(/[a-z] |\+/)
  })
  it('a resumed round asks the same question again and shows no mark', () => {
    const resumed = resumeRound(level, JSON.parse(JSON.stringify(saved)))
    expect(resumed.question).toEqual(before.question)
    expect(resumed).toMatchObject({ streak: 0, best: 3, misses: 1, marked: null })
  })
  it('saving a resumed round gives the same saved round', () => {
    expect(saveRound(resumeRound(level, saved))).toEqual(saved)
  })
  it('a resumed round takes the next move and no earlier one', () => {
    const resumed = resumeRound(level, saved)
    expect(playStep(level, resumed, rightAt(resumed, 21_000)).round).toMatchObject({ streak: 1, lastMove: 5 })
    const old = { ...moveAfter(resumed, rightAt(resumed, 0), 21_000), number: saved.lastMove }
    expect(play(level, resumed, old).refused).toBe('outOfOrder')
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
    return kind === 'timer' ? { kind, on, at } : ({ kind, at } as Step)
  }

  it.each([
    ['Addition', level],
    ['Times Table', timed],
  ])('a round of %s never lowers the best, and the streak is never above it', (_, inLevel) => {
    fc.assert(
      fc.property(fc.uuid(), anySteps, (id, steps) => {
        let round = startRound(inLevel, seedFrom(id))
        for (const step of steps) {
          const after = playStep(inLevel, round, stepOf(round, step)).round
          if (!after) continue
          expect(after.best).toBeGreaterThanOrEqual(round.best)
          expect(after.streak).toBeLessThanOrEqual(after.best)
          expect(after.streak).toBeLessThanOrEqual(round.streak + 1)
          round = after
        }
      }),
    )
  })

  it('a round read back from JSON goes on like the round that was never written', () => {
    fc.assert(
      fc.property(fc.uuid(), anySteps, fc.nat({ max: 40 }), (id, steps, cut) => {
        let whole = startRound(timed, seedFrom(id))
        let restored = whole
        steps.forEach((step, i) => {
          if (i === cut) restored = JSON.parse(JSON.stringify(restored))
          whole = playStep(timed, whole, stepOf(whole, step)).round ?? whole
          restored = playStep(timed, restored, stepOf(restored, step)).round ?? restored
        })
        expect(restored).toEqual(whole)
      }),
    )
  })

  it('a resumed round goes on like the round that was never saved', () => {
    fc.assert(
      fc.property(fc.uuid(), anySteps, fc.nat({ max: 40 }), (id, steps, cut) => {
        let whole = startRound(timed, seedFrom(id))
        let resumed = whole
        steps.forEach((step, i) => {
          if (i === cut) resumed = resumeRound(timed, JSON.parse(JSON.stringify(saveRound(resumed))))
          whole = playStep(timed, whole, stepOf(whole, step)).round ?? whole
          resumed = playStep(timed, resumed, stepOf(resumed, step)).round ?? resumed
        })
        // A saved round does not keep the answer marked last. After the next move both rounds have the same mark.
        expect({ ...resumed, marked: null }).toEqual({ ...whole, marked: null })
        expect([whole.marked, null]).toContainEqual(resumed.marked)
      }),
    )
  })

  /** Plays steps. Returns the accepted moves, each with the round after it. */
  const acceptedMoves = (id: string, steps: readonly { wait: number; kind: string; on: boolean }[]) => {
    const made: { move: Move; after: Round }[] = []
    for (const step of steps) {
      const before = made.at(-1)?.after ?? startRound(timed, seedFrom(id))
      const { at, ...intent } = stepOf(before, step)
      const move = moveAfter(before, intent, at)
      const { round: after } = play(timed, before, move)
      if (after) made.push({ move, after })
    }
    return made
  }

  it('a move that was accepted is refused when it comes again', () => {
    fc.assert(
      fc.property(fc.uuid(), anySteps, (id, steps) => {
        const made = acceptedMoves(id, steps)
        const last = made.at(-1)?.after
        for (const { move } of last ? made : []) expect(play(timed, last!, move).refused).toBe('outOfOrder')
      }),
    )
  })

  it('a move that arrives before its predecessor is refused', () => {
    fc.assert(
      fc.property(fc.uuid(), anySteps, fc.nat({ max: 40 }), (id, steps, first) => {
        const made = acceptedMoves(id, steps)
        const before = first === 0 ? startRound(timed, seedFrom(id)) : made[first - 1]?.after
        const next = made[first + 1]
        if (before && next) expect(play(timed, before, next.move).refused).toBe('outOfOrder')
      }),
    )
  })
})
