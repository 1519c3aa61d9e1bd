import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDayOf } from '../insight/day.ts'
import { beginOf, dayOn } from './days.ts'
import { type NewRound, statesAfter } from './new-rounds.ts'
import { type PartState, partStates } from './part-states.ts'

const dayOf = createDayOf('Pacific/Auckland')
const due = dayOn('2026-11-20')
const beginsAt = beginOf(dayOn('2026-11-16'), dayOf)
const hour = 3_600_000
const part = { kind: 'level', operation: 'addition', levelId: '2.2' } as const
const task = { parts: [part], rightAnswers: null, beginsAt, due }
const byAnswers = { ...task, rightAnswers: 10 }

/** A round of right answers that takes a minute, some hours after the task began. */
function round(hours: number, right: number, changes: Partial<NewRound> = {}): NewRound {
  const madeFirst = beginsAt + hours * hour
  const madeAt = madeFirst + 60_000
  const counts = { best: right, answers: Math.max(right, 1), rightAnswers: right }
  const completedAt = right >= 5 ? madeAt : null
  return {
    operation: 'addition',
    levelId: '2.2',
    madeFirst,
    madeAt,
    completedAt,
    ...counts,
    isClosed: false,
    solved: [],
    ...changes,
  }
}

const notBegun: PartState = { kind: 'notBegun' }
const soFar = (count: number): PartState => ({ kind: 'soFar', count })
const later = (state: PartState, rounds: readonly NewRound[], of: typeof task | typeof byAnswers = task) =>
  statesAfter(of, [state], rounds, dayOf)[0]

describe('a part with the target of its level', () => {
  it('a round that reaches the target does the part, on its own day', () => {
    expect(later(notBegun, [round(30, 5)])).toEqual({ kind: 'done', day: due - 3, isLate: false })
    expect(later(soFar(4), [round(24 * 5, 5)])).toEqual({ kind: 'done', day: due + 1, isLate: true })
  })

  it('the last millisecond of the due day is in time', () => {
    const end = beginOf(due + 1, dayOf)
    expect(later(notBegun, [round(30, 5, { completedAt: end - 1 })])).toMatchObject({ isLate: false })
    expect(later(notBegun, [round(30, 5, { completedAt: end })])).toMatchObject({ isLate: true })
  })

  it('the better streak counts, and two streaks are not added up', () => {
    expect(later(soFar(4), [round(30, 3)])).toEqual(soFar(4))
    expect(later(soFar(2), [round(30, 3)])).toEqual(soFar(3))
  })

  it('a round that began before the task, or of another level, changes nothing', () => {
    expect(later(notBegun, [round(-1, 5), round(1, 5, { levelId: '2.3' })])).toEqual(notBegun)
  })

  it('a part that is done stays done, and one that was begun stays begun', () => {
    const done: PartState = { kind: 'done', day: due - 4, isLate: false }
    expect(later(done, [round(24 * 9, 5)])).toEqual(done)
    expect(later(soFar(0), [])).toEqual(soFar(0))
  })
})

describe('a part with a number of right answers', () => {
  it('the new right answers are added to those that the server has', () => {
    expect(later(soFar(6), [round(30, 3)], byAnswers)).toEqual(soFar(9))
    expect(later(soFar(6), [round(30, 3), round(48, 1)], byAnswers)).toMatchObject({ kind: 'done', day: due - 2 })
  })
})

it('a device that has seen some of the rounds shows the same as the server that has all of them', () => {
  const anyRound = fc.record({ hours: fc.integer({ min: -24, max: 200 }), right: fc.integer({ min: 0, max: 8 }) })
  fc.assert(
    fc.property(fc.array(anyRound), fc.array(anyRound), fc.constantFrom(task, byAnswers), (sent, unsent, of) => {
      const [known, fresh] = [sent, unsent].map((some) => some.map(({ hours, right }) => round(hours, right)))
      const rules = { ...of, countsEarlier: false, closedAt: null }
      const before = partStates(rules, { rounds: known!, completed: [], solved: [] }, dayOf)
      const all = partStates(rules, { rounds: [...known!, ...fresh!], completed: [], solved: [] }, dayOf)
      const [shown] = statesAfter(of, before, fresh!, dayOf)
      // A part that is done has the day of the server until an earlier round has been sent.
      expect({ ...shown, day: null, isLate: null }).toEqual({ ...all[0], day: null, isLate: null })
      if (before[0]?.kind === 'notBegun') expect(shown).toEqual(all[0])
    }),
  )
})
