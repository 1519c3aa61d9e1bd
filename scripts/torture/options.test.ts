import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('a run without options has 50 rounds of kills on each engine and a new seed', () => {
  const engines = ['sqlite', 'postgres']
  expect(readOptions([], 'new')).toEqual({ engines, rounds: 50, seed: 'new', cutsPower: false, spoils: false })
})

test('each option of a run is read', () => {
  const args = ['--engine', 'postgres', '--rounds=2', '--seed', 'a b', '--cuts', 'power', '--spoil']
  const engines = ['postgres']
  expect(readOptions(args, 'new')).toEqual({ engines, rounds: 2, seed: 'a b', cutsPower: true, spoils: true })
})

test.each([
  ['--engine', 'oracle'],
  ['--rounds', '0'],
  ['--rounds', 'many'],
  ['--cuts', 'cake'],
  ['--speed'],
  ['sqlite'],
])('a run with the wrong arguments %s %s is refused', (...args) => {
  expect(readOptions(args, 'new')).toBe(null)
})
