import { expect, it } from 'vitest'
import { type Operation, type PartState, partsDone } from '#maths'
import { isDone, needsWords, nextPart, progressIn } from './todo-words.ts'

const done: PartState = { kind: 'done', day: 20_000, isLate: false }
const notBegun: PartState = { kind: 'notBegun' }
const part = (operation: Operation) => ({ kind: 'level', operation, levelId: '1.1' }) as const
const taskOf = (operations: readonly Operation[], rightAnswers: number | null = null, states: PartState[] = []) => ({
  ...{ parts: operations.map(part), rightAnswers },
  states: operations.map((_, i) => states[i] ?? notBegun),
})

it('the sentence below the parts says what each of them needs', () => {
  expect(needsWords(taskOf(['addition', 'length']))).toBe('Any order is fine. Each part needs 5 right in a row.')
  expect(needsWords(taskOf(['timestable']))).toBe('It needs 20 right in a row.')
  expect(needsWords(taskOf(['timestable', 'addition']))).toBe(
    'Any order is fine. Each part needs 5 or 20 right in a row.',
  )
  expect(needsWords(taskOf(['timestable', 'addition'], 30))).toBe(
    'Any order is fine. Each part needs 30 right answers.',
  )
  expect(needsWords(taskOf(['addition'], 30))).toBe('It needs 30 right answers.')
})

it('a task with a level and a set says what each of the two needs', () => {
  const version = { teacher: 'hana', id: 'trip', version: 1 }
  const set = { kind: 'set', set: version, title: 'Our trip', problemCount: 3 } as const
  const mixed = (rightAnswers: number | null) =>
    needsWords({ parts: [part('addition'), set], rightAnswers, states: [notBegun, notBegun] })
  expect(mixed(null)).toBe('Any order is fine. Each level needs 5 right in a row. Answer each problem right once.')
  expect(mixed(30)).toBe('Any order is fine. Each level needs 30 right answers. Answer each problem right once.')
})

it('a task with all parts done says so', () => {
  const all = taskOf(['addition', 'length'], null, [done, done])
  expect(needsWords(all)).toBe('You have done it all. Ka pai!')
  expect([isDone(all), partsDone(all.states), nextPart(all)]).toEqual([true, 2, -1])
})

it('the part to do next is the first one that is not done', () => {
  const some = taskOf(['addition', 'length', 'division'], null, [done, { kind: 'soFar', count: 3 }])
  expect([isDone(some), partsDone(some.states), nextPart(some)]).toEqual([false, 1, 1])
})

it('the progress in a part is never more than it needs', () => {
  expect([done, notBegun, { kind: 'soFar', count: 3 } as const].map((state) => progressIn(state, 5))).toEqual([5, 0, 3])
  expect(progressIn({ kind: 'soFar', count: 7 }, 5)).toBe(5)
})
