import { expect, test } from 'vitest'
import type { OwnProblem } from '#maths'
import { fitRows } from './rows-of-set.ts'

const problem = (text: string): OwnProblem => ({
  ...{ text, picture: null, conditions: [] },
  numbers: [{ name: 'a', values: { kind: 'range', from: '100000', to: '900000', step: '1' } }],
  answer: { kind: 'number', expression: 'a', unit: '', within: '0' },
  rows: Array.from({ length: 40 }, (_, i) => [String(100_000 + i), String(100_000 + i)]),
})

test('a set of a few problems keeps all rows', () => {
  expect(fitRows([problem('{a}')])).toEqual([problem('{a}')])
})

test('a set of fifty long problems gets fewer rows, so that it stays below 64 KB', () => {
  const fitted = fitRows(Array(50).fill(problem('ū'.repeat(300))))
  const { rows } = fitted[0]!
  expect([rows.length, new Set(fitted.map((one) => one.rows.length)).size]).toEqual([20, 1])
  expect(new TextEncoder().encode(JSON.stringify(fitted)).length).toBeLessThanOrEqual(64 * 1024)
})
