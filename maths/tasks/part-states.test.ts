import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDayOf } from '../insight/day.ts'
import { type SetRef, setKey } from '../playable/set-ref.ts'
import { beginOf, dayOn } from './days.ts'
import { hasWorked, isOver, type PartState, partStates, progressOf, type TaskRound } from './part-states.ts'
import type { TaskRules } from './task.ts'

const dayOf = createDayOf('Pacific/Auckland')
const at = (time: string) => Date.parse(`${time}+13:00`)
const monday = '2026-11-16'
const tuesday = dayOn('2026-11-17')

const part = { kind: 'level', operation: 'addition', levelId: '2.2' } as const
const task: TaskRules = {
  parts: [part],
  rightAnswers: null,
  countsEarlier: false,
  beginsAt: at(`${monday}T09:00`),
  due: tuesday,
  closedAt: null,
}
const tenRight: TaskRules = { ...task, rightAnswers: 10 }

/** A round with right answers only, which takes a minute. Five of them complete the level. */
function round(time: string, right: number, changes: Partial<TaskRound> = {}): TaskRound {
  const madeFirst = at(time)
  const madeAt = madeFirst + 60_000
  const counts = { best: right, answers: right, rightAnswers: right }
  return {
    ...{ operation: 'addition', levelId: '2.2', madeFirst, madeAt, ...counts },
    completedAt: right >= 5 ? madeAt : null,
    isClosed: false,
    ...changes,
  }
}

const stateOf = (rounds: readonly TaskRound[], of = task): PartState =>
  partStates(of, { rounds, completed: [], solved: [] }, dayOf)[0]!
const done = (day: number, isLate = false) => ({ kind: 'done', day, isLate })
const soFar = (count: number) => ({ kind: 'soFar', count })
const notBegun = { kind: 'notBegun' }

describe('a part with the target of its level', () => {
  it('a part without a round is not begun', () => {
    expect(stateOf([])).toEqual(notBegun)
  })

  it('a round whose first move came a millisecond before the beginning does not count, and one at the beginning does', () => {
    const before = round(`${monday}T09:00`, 5, { madeFirst: task.beginsAt - 1 })
    expect(stateOf([before])).toEqual(notBegun)
    expect(stateOf([{ ...before, madeFirst: task.beginsAt }])).toEqual(done(tuesday - 1))
  })

  it('a round that began before the task and goes on afterwards does not count', () => {
    expect(stateOf([round(`${monday}T08:59`, 5, { madeAt: at(`${monday}T09:30`) })])).toEqual(notBegun)
  })

  it('a round of another level or another operation does not count', () => {
    expect(stateOf([round(`${monday}T10:00`, 5, { levelId: '2.3' })])).toEqual(notBegun)
    expect(stateOf([round(`${monday}T10:00`, 5, { operation: 'subtraction' })])).toEqual(notBegun)
  })

  it('a visit without an answer is no beginning, and a miss is', () => {
    expect(stateOf([round(`${monday}T10:00`, 0)])).toEqual(notBegun)
    expect(stateOf([round(`${monday}T10:00`, 0, { answers: 1 })])).toEqual(soFar(0))
  })

  it('a part that is not done shows the best streak of one round, not the sum', () => {
    expect(stateOf([round(`${monday}T10:00`, 3), round(`${monday}T11:00`, 4)])).toEqual(soFar(4))
  })

  it('a part is done on the day of the first round that reached the target', () => {
    const rounds = [round('2026-11-18T10:00', 5), round(`${monday}T10:00`, 5), round(`${monday}T09:30`, 2)]
    expect(stateOf(rounds)).toEqual(done(tuesday - 1))
  })

  it('the last second of the due day is in time, and the first of the next day is late', () => {
    const midnight = beginOf(tuesday + 1, dayOf)
    const completedAt = (time: number) => [round(`${monday}T10:00`, 5, { completedAt: time })]
    expect(stateOf(completedAt(midnight - 1))).toEqual(done(tuesday))
    expect(stateOf(completedAt(midnight))).toEqual(done(tuesday + 1, true))
  })

  it('nothing is late in a task without a due day', () => {
    expect(stateOf([round('2027-03-01T10:00', 5)], { ...task, due: null })).toMatchObject({ isLate: false })
  })

  it('a streak that a teacher has removed counts no longer, but the answers were work', () => {
    expect(stateOf([round(`${monday}T10:00`, 5, { isClosed: true })])).toEqual(soFar(0))
  })
})

describe('a part with a number of right answers', () => {
  it('the answers of several rounds are added up, and the round that brings the last one has its day', () => {
    const rounds = [round(`${monday}T10:00`, 5), round('2026-11-17T10:00', 4)]
    expect(stateOf(rounds, tenRight)).toEqual(soFar(9))
    expect(stateOf([...rounds, round('2026-11-18T10:00', 1)], tenRight)).toEqual(done(tuesday + 1, true))
    expect(stateOf([...rounds, round('2026-11-17T11:00', 1)], tenRight)).toEqual(done(tuesday))
  })

  it('the answers stay after a teacher has removed the streak', () => {
    expect(stateOf([round(`${monday}T10:00`, 10, { isClosed: true })], tenRight)).toEqual(done(tuesday - 1))
  })
})

describe('a part with a set', () => {
  const set = { teacher: 'f'.repeat(32), id: '5f0f8c66-1b4e-4b57-9a6e-3f1f4d2ab001', version: 1 }
  const ofSet: TaskRules = { ...task, parts: [{ kind: 'set', set, title: 'Our trip', problemCount: 3 }] }
  const roundOf = (changes: Partial<SetRef['set']> = {}) => {
    const [operation, levelId] = setKey({ kind: 'set', set: { ...set, leftOut: [], ...changes } })
    return round(`${monday}T10:00`, 5, { operation, levelId })
  }
  const solved = (...positions: readonly number[]) =>
    positions.map((position) => ({ set, position, solvedAt: task.beginsAt, lastSolvedAt: task.beginsAt }))
  const stateWith = (rounds: readonly TaskRound[], positions: readonly number[] = []) =>
    partStates(ofSet, { rounds, completed: [], solved: solved(...positions) }, dayOf)[0]

  it('a streak counts for a part only in the same version of the same set', () => {
    expect(stateWith([roundOf()])).toEqual(done(tuesday - 1))
    const others = [
      roundOf({ version: 11 }),
      roundOf({ version: 2 }),
      roundOf({ id: '5f0f8c66-1b4e-4b57-9a6e-3f1f4d2ab002' }),
      roundOf({ teacher: 'e'.repeat(32) }),
      round(`${monday}T10:00`, 5),
    ]
    expect(stateWith(others)).toEqual(notBegun)
    expect(hasWorked(ofSet, others)).toBe(false)
    expect(hasWorked(ofSet, [...others, roundOf()])).toBe(true)
  })

  it('a streak that leaves out problems of a set counts only if these were solved before', () => {
    const without = roundOf({ leftOut: [0, 2] })
    expect(stateWith([without], [0])).toEqual({ kind: 'soFar', count: 1, solved: [0] })
    expect(stateWith([without], [0, 2])).toEqual(done(tuesday - 1))
  })
})

describe('levels that were completed earlier', () => {
  const completed = (completedAt: number) => [{ operation: 'addition', levelId: '2.2', completedAt } as const]
  const earlier = { ...task, countsEarlier: true }

  it('a level that was completed before the task is done, on that day, if it counts', () => {
    const played = { rounds: [], completed: completed(at('2026-10-05T10:00')), solved: [] }
    expect(partStates(earlier, played, dayOf)).toEqual([done(dayOn('2026-10-05'))])
    expect(partStates(task, played, dayOf)).toEqual([notBegun])
  })

  it('a level that was completed after the beginning counts by its rounds only', () => {
    const ten = { ...tenRight, countsEarlier: true }
    const played = { rounds: [round(`${monday}T10:00`, 5)], completed: completed(task.beginsAt), solved: [] }
    expect(partStates(ten, played, dayOf)).toEqual([soFar(5)])
    expect(partStates(ten, { ...played, completed: completed(task.beginsAt - 1) }, dayOf)).toEqual([done(tuesday - 1)])
  })
})

describe('a closed task', () => {
  const closed = { ...task, closedAt: at('2026-11-17T12:00') }

  it('a round that began before the closing counts until its end, and a later one does not', () => {
    expect(stateOf([round('2026-11-17T11:59', 5)], closed)).toEqual(done(tuesday))
    expect(stateOf([round('2026-11-17T12:00', 5)], closed)).toEqual(notBegun)
  })
})

describe('all parts together', () => {
  it('a task is done with its last part, and begun with its first', () => {
    const [yes, no] = [{ kind: 'done' }, { kind: 'notBegun' }] as const
    expect(progressOf([yes, yes])).toBe('done')
    expect(progressOf([yes, no])).toBe('soFar')
    expect(progressOf([{ kind: 'soFar' }, no])).toBe('soFar')
    expect(progressOf([no, no])).toBe('notBegun')
  })

  it('a task leaves the list of a student on the day after its last part was done', () => {
    const states = [done(tuesday - 1), done(tuesday)] as PartState[]
    expect(isOver(states, tuesday)).toBe(false)
    expect(isOver(states, tuesday + 1)).toBe(true)
    expect(isOver([...states, { kind: 'soFar', count: 4 }], tuesday + 1)).toBe(false)
  })

  it('a task has work once an answer counts for it, also if nothing is done', () => {
    expect(hasWorked(task, [round(`${monday}T10:00`, 0, { answers: 1 })])).toBe(true)
    expect(hasWorked(task, [round(`${monday}T08:00`, 5), round(`${monday}T10:00`, 0)])).toBe(false)
    expect(hasWorked(task, [round(`${monday}T10:00`, 5, { levelId: '2.3' })])).toBe(false)
  })
})

it('states do not depend on the order in which rounds arrive, and more play never takes a done part away', () => {
  const anyRound = fc
    .record({
      hours: fc.integer({ min: -48, max: 120 }),
      right: fc.integer({ min: 0, max: 8 }),
      isClosed: fc.boolean(),
    })
    .map(({ hours, right, isClosed }) => {
      const madeFirst = task.beginsAt + hours * 3600_000
      return round(`${monday}T09:00`, right, {
        ...{ madeFirst, madeAt: madeFirst + 60_000, isClosed },
        completedAt: right >= 5 ? madeFirst + 60_000 : null,
      })
    })
  const rank = { notBegun: 0, soFar: 1, done: 2 } as const
  fc.assert(
    fc.property(fc.array(anyRound), anyRound, fc.constantFrom(task, tenRight), fc.nat(), (rounds, more, of, seed) => {
      const order = rounds.toSorted((a, b) => ((a.madeFirst * 31 + seed) % 97) - ((b.madeFirst * 31 + seed) % 97))
      expect(stateOf(order, of)).toEqual(stateOf(rounds, of))
      const after = stateOf([more, ...rounds], of)
      expect(rank[after.kind]).toBeGreaterThanOrEqual(rank[stateOf(rounds, of).kind])
    }),
  )
})
