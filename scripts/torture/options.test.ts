import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('a run without options has 50 rounds of kills on each engine and a new seed', () => {
  const engines = ['sqlite', 'postgres']
  const plain = { cutsPower: false, spoils: false, workers: 1, server: undefined }
  expect(readOptions([], 'new')).toEqual({ engines, rounds: 50, seed: 'new', ...plain })
})

test('each option of a run is read', () => {
  const args = [
    '--engine',
    'postgres',
    '--rounds=2',
    '--seed',
    'a b',
    '--cuts',
    'power',
    '--spoil',
    '--workers',
    '2',
    '--server=other',
  ]
  const engines = ['postgres']
  expect(readOptions(args, 'new')).toEqual({
    engines,
    rounds: 2,
    seed: 'a b',
    cutsPower: true,
    spoils: true,
    workers: 2,
    server: 'other',
  })
})

test.each([
  ['--engine', 'oracle'],
  ['--rounds', '0'],
  ['--rounds', 'many'],
  ['--cuts', 'cake'],
  ['--speed'],
  ['--workers', '2'],
  ['--workers', 'many'],
  ['sqlite'],
])('a run with the wrong arguments %s %s is refused', (...args) => {
  expect(readOptions(args, 'new')).toBe(null)
})
