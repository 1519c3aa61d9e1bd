import { expect, test } from 'vitest'
import { readOptions } from './options.mjs'

test('npm test without options runs everything but the sweeps, on both engines', () => {
  expect(readOptions([])).toEqual({ engine: 'both', only: 'all', hasSweeps: false, isStrict: false })
})

test('each option of npm test is read, and an unknown one gets a line with the known ones', () => {
  expect(readOptions(['--all', '--strict', '--engine=postgres', '--only=e2e'])).toEqual({
    engine: 'postgres',
    only: 'e2e',
    hasSweeps: true,
    isStrict: true,
  })
  expect(readOptions(['--fast']).complaint).toMatch(/^Unknown option --fast\. There are --all, /)
})
