import { expect, it } from 'vitest'
import { schema } from '../store/schema.ts'
import { timeColumn, withIsoTimes } from './iso-times.ts'

it('a time becomes a text in UTC, and a span, a number and an unknown time do not', () => {
  const made_at = Date.parse('2026-12-11T09:00:00.250+13:00')
  expect(withIsoTimes({ made_at, made_first: 0, undone_at: null, at: 1500, busy: 900, due_day: '2026-12-11' })).toEqual(
    {
      ...{ made_at: '2026-12-10T20:00:00.250Z', made_first: null, undone_at: null },
      ...{ at: 1500, busy: 900, due_day: '2026-12-11' },
    },
  )
})

it('each column of large numbers is named like a time, or is one of four without a time', () => {
  const large = Object.entries(schema).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, type]) => (type.startsWith('bigint') ? [`${table}.${column}`] : [])),
  )
  expect(large.filter((column) => !timeColumn.test(column))).toEqual([
    'rounds.saved_in',
    'rounds.played',
    'rounds.busy',
    'moves.at',
  ])
  const all = Object.entries(schema).flatMap(([table, columns]) => Object.keys(columns).map((one) => `${table}.${one}`))
  expect(all.filter((column) => timeColumn.test(column) && !large.includes(column))).toEqual([])
})
