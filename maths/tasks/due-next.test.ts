import { expect, it } from 'vitest'
import { dayOn } from './days.ts'
import { daysOfDueNext, dueNext } from './due-next.ts'

it('a task is due next from today until the same day of the next week', () => {
  expect(daysOfDueNext(dayOn('2026-11-28'))).toEqual({ from: '2026-11-28', to: '2026-12-05' })
})

it('the two tasks with the first due days are named, and of one day those that began first', () => {
  const tasks = [
    { id: 'later', dueDate: '2026-12-03', beginsAt: 1 },
    { id: 'second', dueDate: '2026-12-01', beginsAt: 3 },
    { id: 'first', dueDate: '2026-12-01', beginsAt: 2 },
  ]
  expect(dueNext(tasks).map(({ id }) => id)).toEqual(['first', 'second'])
})

it('tasks that began at one moment are in the order of their ids', () => {
  const tasks = ['b', 'a'].map((id) => ({ id, dueDate: '2026-12-01', beginsAt: 1 }))
  expect(dueNext(tasks).map(({ id }) => id)).toEqual(['a', 'b'])
})
