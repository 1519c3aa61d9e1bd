import { expect, test } from 'vitest'
import { stuckLevels } from './stuck.ts'
import { type Sample, times } from './test/played.ts'

const wrong: Sample = { first: 'wrong' }

test.each([
  ['addition', 19, []],
  ['addition', 20, ['2.2']],
  ['timestable', 59, []],
  ['timestable', 60, ['2.2']],
] as const)('a student of %s with %i questions and few right ones is stuck on %j', (operation, count, levels) => {
  expect(stuckLevels(operation, times(count, { ...wrong, operation }), [])).toEqual(levels)
})

test.each([
  [6, ['2.2']],
  [7, []],
])('a student with %i of the last ten right is stuck on %j', (right, levels) => {
  const last = [...times(10 - right, wrong), ...times(right)]
  expect(stuckLevels('addition', [...times(10, wrong), ...last], [])).toEqual(levels)
})

test('answers that were too quick, and time that was up, are not right', () => {
  const questions = [...times(15, { first: 'timeUp' }), ...times(5, { first: 'tooQuick' })]
  expect(stuckLevels('addition', questions, [])).toEqual(['2.2'])
})

test('a level whose answers show a slip that counts is not one on which the student is stuck', () => {
  const questions = [...times(20, wrong), ...times(20, { ...wrong, levelId: '3.2' })]
  const slip = { slip: 'carry-dropped', times: 3, of: 9, levels: new Set(['2.2']) } as const
  expect(stuckLevels('addition', questions, [slip])).toEqual(['3.2'])
})
