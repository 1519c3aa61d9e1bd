import { expect, it } from 'vitest'
import { levelsOf, operations } from '#maths'
import type { Practice } from './hops.ts'
import { nextWords } from './next-words.ts'

const facts: Practice['facts'] = {
  ...{ known: 6, of: 87, next: 4 },
  tables: Array.from({ length: 13 }, (_, table) => ({ known: table === 4 ? 6 : 0, of: 8 })),
}
const wordsOf = (next: Practice['next']) => Object.values(nextWords(next, facts, {}))

it('a child who has finished a stage is offered the first level of the next one', () => {
  expect(wordsOf({ kind: 'stage', operation: 'addition', after: '2.5', levelId: '3.1' })).toEqual([
    'You have finished Stage 2 of Addition. Try 3.1.',
    'Try 3.1',
    '/main/fouroperations/addition/3/3.1',
  ])
  expect(wordsOf({ kind: 'stage', operation: 'numberphase1', after: '0.9', levelId: '1.1' })[0]).toBe(
    'You have finished Year 0 of Number Structure. Try 1.1.',
  )
})

it('a child who can do a level is offered the one after it', () => {
  expect(wordsOf({ kind: 'level', operation: 'length', after: '1.1', levelId: '1.2' }).slice(0, 2)).toEqual([
    'You can do 1.1 in Length. Try 1.2.',
    'Try 1.2',
  ])
})

it('tables are named by their numbers, not by the ids of their levels', () => {
  expect(wordsOf({ kind: 'level', operation: 'timestable', after: '1.5', levelId: '1.6' })).toEqual([
    'You can do the 4 times table. Try the 5 times table.',
    'Try the 5 times table',
    '/main/timestable/1/1.6',
  ])
  expect(wordsOf({ kind: 'table', operation: 'timestable', table: 4, levelId: '1.5' }).slice(0, 2)).toEqual([
    'You know 6 of 8 in the 4 times table. Try them all.',
    'Try the 4 times table',
  ])
})

it('a child without an offer, or with one for a level that this page does not know, chooses a topic', () => {
  const topics = ['Every right answer is a hop. Choose a topic and hop on.', 'Start Learning', '/main']
  expect(wordsOf(null)).toEqual(topics)
  expect(wordsOf({ kind: 'level', operation: 'addition', after: '5.9', levelId: '9.9' })).toEqual(topics)
})

it('a child who has finished every level is told so, and can still choose a topic', () => {
  const all = Object.fromEntries(operations.map((name) => [name, levelsOf(name).map(({ id }) => id)]))
  const words = ['You have finished every level. What a long way you have come!', 'Start Learning', '/main']
  expect(Object.values(nextWords(null, facts, all))).toEqual(words)
  expect(nextWords(null, facts, { ...all, length: ['1.1'] }).sentence).not.toBe(words[0])
})
