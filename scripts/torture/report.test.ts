import { expect, test } from 'vitest'
import { detailsOf, isSound, tableOf } from './report.ts'
import type { Result } from './run.ts'

const sound: Result = {
  engine: 'sqlite',
  kills: 3,
  powerCuts: 0,
  acknowledged: 500,
  damages: [],
  refusals: [],
  unexpectedExits: [],
  recoveries: [900, 1100],
}

test('a run without damage, refusals and exits is sound', () => {
  expect(isSound(sound)).toBe(true)
  expect(detailsOf(sound)).toEqual([])
})

test('a run in which the app crashed fails, and its report says how', () => {
  const result: Result = { ...sound, unexpectedExits: ['SIGSEGV: it printed nothing'] }
  expect(isSound(result)).toBe(false)
  expect(detailsOf(result)).toEqual(['The app crashed: SIGSEGV: it printed nothing'])
  expect(tableOf([result])).toMatch(/^sqlite +3 +0 +500 +0 +0 +0 +0 +1 /m)
})

test.each([
  { damages: [{ kind: 'lost', line: 'move 1 is missing' }] },
  { refusals: ['POST /api/rounds/{round}/moves: refused'] },
] satisfies Partial<Result>[])('a run with lost rows or refused requests fails: %o', (change) => {
  expect(isSound({ ...sound, ...change })).toBe(false)
})
