import { expect, it } from 'vitest'
import { findLevel, type Operation } from '#maths'
import { stepWords } from './step-words.ts'

const wordsOf = (kind: 'goOn' | 'next', operation: Operation, id: string) =>
  Object.values(stepWords({ kind, level: findLevel(operation, id)! }))

it.each([
  ['goOn', 'addition', '2.5', '/main/fouroperations/addition/2/2.5', '47 + 38', 'Go on with 2.5 in Addition.'],
  [
    'next',
    'numberphase1',
    '0.1',
    '/main/numberstructure/phase1/0/0.1',
    'Count to 10',
    'Next: 0.1 in Number Structure.',
  ],
  ['goOn', 'timestable', '1.8', '/main/timestable/1/1.8', '7 times table', 'Go on with table 7.'],
  ['next', 'timestable', '1.1', '/main/timestable/1/1.1', '0 times table', 'Next: table 0.'],
] as const)(
  'the step "%s %s %s" leads to %s, with the title "%s" and the sentence "%s"',
  (kind, operation, id, to, title, sentence) => {
    expect(wordsOf(kind, operation, id)).toEqual([to, title, operation === 'addition', sentence])
  },
)

it('a part of a task leads to its level or its problems, from which the way back is the task', () => {
  const level = { kind: 'level', operation: 'addition', levelId: '2.5' } as const
  expect(stepWords({ kind: 'task', task: 'one', part: level })).toMatchObject({
    ...{ to: '/main/fouroperations/addition/2/2.5?task=one', sentence: 'For your task: 2.5 in Addition.' },
  })
  const table = { kind: 'level', operation: 'timestable', levelId: '1.5' } as const
  expect(stepWords({ kind: 'task', task: 'one', part: table }).sentence).toBe('For your task: table 4.')
  const trip = { teacher: 'hana', id: 'trip', version: 2 }
  const set = { kind: 'set', set: trip, title: 'Our trip', problemCount: 3 } as const
  expect(stepWords({ kind: 'task', task: 'one', part: set })).toEqual({
    ...{ to: '/student/set?task=one&id=trip', title: 'Our trip', isExample: false },
    sentence: 'For your task: Our trip.',
  })
})
