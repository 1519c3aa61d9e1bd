import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mostProblems, type OwnProblem } from '#maths'
import { contentOf } from './set-input.ts'

/** Returns a problem whose condition has long fractions. */
const heavy = (number: number): OwnProblem => ({
  ...{ text: `Problem ${number}`, picture: null, conditions: [`1${' + 1/a'.repeat(30)} > 0`] },
  numbers: [{ name: 'a', values: { kind: 'range', from: '100000001', to: '100000040', step: '1' } }],
  answer: { kind: 'number', expression: '1', unit: '', within: '0' },
  rows: Array.from({ length: 40 }, (_, i) => [String(100_000_001 + i), '1']),
})

it('the server does other work after each problem of a set that a teacher saves', async () => {
  let turnsOfOthers = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; turnsOfOthers++) await setImmediate()
  })()
  const problems = Array.from({ length: mostProblems }, (_, number) => heavy(number))
  const { problemCount } = await contentOf({ title: 'Fractions', problems })
  isOver = true
  await others
  expect(problemCount).toBe(mostProblems)
  expect(turnsOfOthers).toBeGreaterThanOrEqual(mostProblems)
})
