import { expect, test } from 'vitest'
import { howWords } from './how-words.ts'

const level = { kind: 'level', operation: 'addition', levelId: '1.1' } as const
const set = { kind: 'set', set: { teacher: 'hana', id: 'trip', version: 1 }, title: 'Trip', problemCount: 4 } as const

test('a task of levels says its streak or its right answers', () => {
  expect(howWords([level], null)).toBe('each to a streak of 5')
  expect(howWords([level], 20)).toBe('each for 20 right answers')
})

test('a task of sets says that each problem needs a right answer', () => {
  expect(howWords([set], null)).toBe('each problem right once')
  expect(howWords([set], 20)).toBe('each problem right once')
})

test('a task of levels and sets has a clause for each of them, the levels first', () => {
  expect(howWords([set, level], null)).toBe('each level to a streak of 5, each problem right once')
  expect(howWords([set, level], 20)).toBe('each level for 20 right answers, each problem right once')
})
