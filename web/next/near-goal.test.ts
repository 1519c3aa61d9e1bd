import { expect, it } from 'vitest'
import type { TaskPart } from '#maths'
import type { TodoTask } from '../todo/todo.ts'
import { nearGoal } from './near-goal.ts'

const level = { kind: 'level', operation: 'addition', levelId: '1.1' } satisfies TaskPart
const set = { kind: 'set', set: { teacher: 't', id: 's', version: 1 }, title: 'Our trip', problemCount: 3 } as TaskPart
const done = { kind: 'done', day: 20_000, isLate: false } as const satisfies TodoTask['states'][number]
const open = { kind: 'soFar', count: 2 } as const satisfies TodoTask['states'][number]

it('a child without a class is told to join one first', () => {
  expect(nearGoal({ hasNoClass: true, task: undefined, hasFinished: false, right: 50 })).toBe('First join your class.')
})

it('a child with a task reads how many of its levels are left', () => {
  const goal = (...states: TodoTask['states']) =>
    nearGoal({ hasNoClass: false, hasFinished: false, task: { parts: states.map(() => level), states }, right: 50 })
  expect(goal(done, open, open, open)).toBe('3 more levels and your task is done.')
  expect(goal(done, open)).toBe('1 more level and your task is done.')
})

it('own problems of a task are counted as parts', () => {
  const task = { parts: [level, set], states: [open, open] }
  expect(nearGoal({ hasNoClass: false, hasFinished: false, task, right: 50 })).toBe(
    '2 more parts and your task is done.',
  )
})

it('a child without a task reads how many hops lead to the next ten', () => {
  const goal = (right: number | undefined) =>
    nearGoal({ hasNoClass: false, hasFinished: false, task: undefined, right })
  expect(goal(undefined)).toBe('')
  expect(goal(0)).toBe('Your first hop is next.')
  expect(goal(50)).toBe('10 more hops to 60.')
  expect(goal(59)).toBe('1 more hop to 60.')
})

it('a child who has finished every level reads so, and a task comes first', () => {
  const finished = { hasNoClass: false, hasFinished: true, right: 900 }
  expect(nearGoal({ ...finished, task: undefined })).toBe(
    'You have finished every level. What a long way you have come!',
  )
  expect(nearGoal({ ...finished, task: { parts: [level], states: [open] } })).toBe(
    '1 more level and your task is done.',
  )
})
