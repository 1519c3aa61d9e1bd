import { expect, it } from 'vitest'
import { levelsOf } from '#maths'
import { numberOf } from '../levels/level-words.ts'
import { bestStreakText } from './table-tile.tsx'

const tables = levelsOf('timestable')

it('each of the thirteen tables has its number', () => {
  expect(tables.map(numberOf)).toEqual(Array.from({ length: 13 }, (_, table) => String(table)))
})

it('a tile shows the best streak, and never more than twenty', () => {
  const table = tables[7]!
  expect([0, 1, 19, 20, 34].map((best) => bestStreakText(table, best, false))).toEqual([
    'Not started',
    'Best streak 1 of 20',
    'Best streak 19 of 20',
    'Best streak 20 of 20',
    'Best streak 20 of 20',
  ])
})

it('a table that was opened and has no streak asks for the timer', () => {
  expect([0, 1].map((best) => bestStreakText(tables[7]!, best, true))).toEqual([
    'Now with the timer',
    'Best streak 1 of 20',
  ])
})
