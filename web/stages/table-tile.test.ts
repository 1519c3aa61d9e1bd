import { expect, it } from 'vitest'
import { levelsOf } from '#maths'
import { numberOf, standing } from './table-tile.tsx'

const tables = levelsOf('timestable')

it('the thirteen tables carry their numbers', () => {
  expect(tables.map(numberOf)).toEqual(Array.from({ length: 13 }, (_, table) => String(table)))
})

it('a key says how far the best streak came, and never more than twenty', () => {
  const table = tables[7]!
  expect([0, 1, 19, 20, 34].map((best) => standing(table, best))).toEqual([
    'Not started',
    'Best streak 1 of 20',
    'Best streak 19 of 20',
    'Best streak 20 of 20',
    'Best streak 20 of 20',
  ])
})
