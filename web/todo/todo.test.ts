import { expect, it } from 'vitest'
import type { StudentTask } from '#contract'
import { currentRules } from '#maths'
import type { JudgedRound } from '../outbox/unsent/judge-moves.ts'
import { type TaskPage, todoOf } from './todo.ts'

const at = (time: string) => Date.parse(`${time}+13:00`)

const task: StudentTask = {
  ...{ id: 'a task', class: 'a class', className: 'Room 5', title: 'Adding past ten', rightAnswers: null },
  ...{ beganAt: at('2026-11-18T09:00'), due: '2026-11-20' },
  parts: ['1.1', '1.2'].map((levelId) => ({ kind: 'level', operation: 'addition', levelId })),
  states: [{ kind: 'done', day: '2026-11-18', isLate: false }, { kind: 'notBegun' }],
}
const page = (changes: Partial<StudentTask> = {}): TaskPage => ({
  ...{ today: '2026-11-19', timeZone: 'Pacific/Auckland', tasks: [{ ...task, ...changes }] },
})

function round(time: string, levelId = '1.2', changes: Partial<JudgedRound> = {}): JudgedRound {
  const header = { account: 'mia', round: 'a round', rules: currentRules.version, best: 5 }
  const madeAt = at(time)
  return {
    round: { ...header, ref: { kind: 'level', operation: 'addition', levelId } },
    ...{
      madeFirst: madeAt - 60_000,
      madeAt,
      completedAt: madeAt,
      best: 5,
      answers: 5,
      newRight: 5,
      solved: [],
      ...changes,
    },
  }
}

const statesOf = (rounds: readonly JudgedRound[], of = page(), now: number | null = null) =>
  todoOf(of, rounds, now).tasks[0]?.states

it('a page of the server alone is shown as it is', () => {
  expect(todoOf(page(), [], null)).toMatchObject({ today: '2026-11-19', tasks: [{ id: 'a task', title: task.title }] })
  expect(statesOf([])).toMatchObject([{ kind: 'done' }, { kind: 'notBegun' }])
})

it('a part that was done on this device is done, on its day in the time zone of the server', () => {
  expect(statesOf([round('2026-11-20T23:59')])?.[1]).toMatchObject({ kind: 'done', isLate: false })
  expect(statesOf([round('2026-11-21T00:00')])?.[1]).toMatchObject({ kind: 'done', isLate: true })
})

it('a round that began before the task does no part', () => {
  expect(statesOf([round('2026-11-18T08:30')])?.[1]).toEqual({ kind: 'notBegun' })
})

it('new right answers are added to those of the server', () => {
  const of = page({ rightAnswers: 10, states: [{ kind: 'notBegun' }, { kind: 'soFar', count: 6 }] })
  expect(statesOf([round('2026-11-19T10:00', '1.2', { newRight: 3 })], of)).toEqual([
    { kind: 'notBegun' },
    { kind: 'soFar', count: 9 },
  ])
})

it('a round of an unknown kind does no part', () => {
  const ref = { kind: 'game' } as unknown as JudgedRound['round']['ref']
  const game = round('2026-11-19T10:00')
  expect(statesOf([{ ...game, round: { ...game.round, ref } }])?.[1]).toEqual({ kind: 'notBegun' })
})

it('parts that only a newer version of the app knows are left out with their states', () => {
  const [first, second] = task.parts
  const [done, notBegun] = task.states
  const game = { kind: 'game', game: 'hops' } as unknown as typeof first
  const fractions = { ...second, operation: 'fractions' } as unknown as typeof first
  const of = page({ parts: [game!, first!, fractions!, second!], states: [notBegun!, done!, notBegun!, notBegun!] })
  expect(todoOf(of, [round('2026-11-19T10:00')], null).tasks[0]).toMatchObject({
    parts: [first, second],
    states: [{ kind: 'done' }, { kind: 'done' }],
  })
})

it('a task that is done stays until the end of its day, by the clock of the device if the page is old', () => {
  const done = [round('2026-11-19T10:00')]
  expect(statesOf(done)).toBeDefined()
  expect(statesOf(done, page(), at('2026-11-19T23:59'))).toBeDefined()
  expect(todoOf(page(), done, at('2026-11-20T00:00'))).toEqual({ today: '2026-11-20', tasks: [] })
})
