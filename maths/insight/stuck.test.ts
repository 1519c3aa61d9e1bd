import { expect, test } from 'vitest'
import type { SlipId } from '../slips/slip-id.ts'
import type { SlipCount } from './slip-counts.ts'
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

test.each([
  [9, ['2.2']],
  [10, []],
])('a slip that counts and explains %i of 20 misses leaves the student stuck on %j', (explained, levels) => {
  const slip = { slip: 'carry-dropped', times: explained, of: 20, levels: new Map([['2.2', explained]]) } as const
  expect(stuckLevels('addition', times(20, wrong), [slip])).toEqual(levels)
})

test('two slips that count explain the misses of a level together', () => {
  const slip = (id: SlipId): SlipCount => ({ slip: id, times: 5, of: 20, levels: new Map([['2.2', 5]]) })
  const slips = [slip('carry-dropped'), slip('aligned-left')]
  expect(stuckLevels('addition', times(20, wrong), slips)).toEqual([])
})
