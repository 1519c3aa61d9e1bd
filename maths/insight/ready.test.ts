import { expect, test } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import type { Bests } from '../progress.ts'
import { createDayOf } from './day.ts'
import { isStageDone, readyCandidates, readyOf } from './ready.ts'
import { question, times } from './test/played.ts'

const today = 500
const dayOf = createDayOf('UTC')
const completion = (levelId: string, day = today) =>
  ({ studentId: 'mia', operation: 'addition', levelId, completedAt: day * 24 * 3600_000 }) as const
const candidates = (levelId: string, day?: number) => readyCandidates([completion(levelId, day)], [], today, dayOf)
const [candidate] = candidates('2.5')
const stage2 = levelsOf('addition').filter(({ stage }) => stage === '2')

/** Returns the questions of all levels of stage 2, with `right` of ten right in each. */
const questions = (right: number) =>
  stage2.flatMap(({ id: levelId }) => [...times(10 - right, { levelId, first: 'wrong' }), ...times(right, { levelId })])

test.each([
  [13, 1],
  [14, 0],
])('a level that was completed %i days ago makes %i candidates', (ago, count) => {
  expect(candidates('2.5', today - ago)).toHaveLength(count)
})

test.each([
  ['one wrong answer among the last ones of a level', [...times(5, {}), ...times(1, { first: 'wrong' })], 1],
  ['two wrong answers among the last ones of a level', [...times(5, {}), ...times(2, { first: 'wrong' })], 0],
  ['two wrong answers before ten right ones', [...times(2, { first: 'wrong' }), ...times(10, {})], 1],
  ['an answer in the next stage', [question({ levelId: '3.1' })], 0],
] as const)('a student with %s makes %#: %i candidates', (_, asked, count) => {
  const own = asked.map((one) => (one.levelId === '3.1' ? one : { ...one, levelId: '2.3' }))
  const recent = [{ studentId: 'mia', operation: 'addition', questions: own }] as const
  expect(readyCandidates([completion('2.5')], recent, today, dayOf)).toHaveLength(count)
})

test('the levels of a stage make one candidate, and those of the last stage none', () => {
  const both = readyCandidates([completion('2.4'), completion('2.5')], [], today, dayOf)
  expect(both).toMatchObject([{ studentId: 'mia', operation: 'addition', stage: { id: '2' }, next: { id: '3' } }])
  expect(candidates('5.5')).toEqual([])
})

test('a stage is done when each of its levels is completed, and no level of the next one has a streak', () => {
  const all: Bests = Object.fromEntries(stage2.map(({ id }) => [id, { streak: 5, completed: true }]))
  expect(isStageDone(candidate!, all)).toBe(true)
  expect(isStageDone(candidate!, { ...all, '2.1': { streak: 4, completed: false } })).toBe(false)
  expect(isStageDone(candidate!, { ...all, '3.4': { streak: 1, completed: false } })).toBe(false)
})

test.each([
  [8, null],
  [9, { stage: '2', lastLevel: '2.5', nextLevel: '3.1', right: 45, of: 50 }],
])('with %i of the last ten of each level right, the student is %j', (right, ready) => {
  const found = readyOf(candidate!, [...questions(0), ...questions(right)])
  if (ready) expect(found).toMatchObject(ready)
  else expect(found).toBeNull()
})

test.each([
  [0, { right: 25, of: 25 }],
  [1, { right: 25, of: 30 }],
  [2, null],
])('a student with %i wrong answers before the five that complete each level is %j', (wrong, ready) => {
  const few = stage2.flatMap(({ id: levelId }) => [
    ...times(wrong, { levelId, first: 'wrong' }),
    ...times(5, { levelId }),
  ])
  const found = readyOf(candidate!, few)
  if (ready) expect(found).toMatchObject(ready)
  else expect(found).toBeNull()
})

test('a student with fewer than ten answers in a stage is not ready', () => {
  const two = stage2.flatMap(({ id: levelId }) => times(1, { levelId }))
  expect(readyOf(candidate!, two)).toBeNull()
})

test('a student without an answer in one of the levels is not ready', () => {
  expect(
    readyOf(
      candidate!,
      questions(10).filter(({ levelId }) => levelId !== '2.3'),
    ),
  ).toBeNull()
})

test('a student with an answer in the next stage has gone on already', () => {
  expect(readyOf(candidate!, [...questions(10), question({ levelId: '3.1', first: 'wrong' })])).toBeNull()
})
