import { expect, test } from 'vitest'
import { createDayOf, dateOf } from './day.ts'
import { daysOfMonth } from './month.ts'

const dayOf = createDayOf('Pacific/Auckland')
const datesOf = (now: string, ...times: string[]) =>
  daysOfMonth(times.map(Date.parse), dayOf(Date.parse(now)), dayOf).map(dateOf)

test('the days of a month are those of play in the time zone, each once and in order', () => {
  const played = ['2026-11-03T09:00+13:00', '2026-11-01T00:00+13:00', '2026-11-03T15:00+13:00']
  expect(datesOf('2026-11-22T10:00+13:00', ...played)).toEqual(['2026-11-01', '2026-11-03'])
})

test('a month begins and ends at midnight of the time zone', () => {
  const around = ['2026-10-31T23:59:59+13:00', '2026-11-01T00:00:00+13:00', '2026-11-30T23:59:59+13:00']
  expect(datesOf('2026-11-30T23:59:59+13:00', ...around)).toEqual(['2026-11-01', '2026-11-30'])
  expect(datesOf('2026-12-01T00:00:00+13:00', ...around)).toEqual([])
})

test('the same month of another year is another month', () => {
  expect(datesOf('2026-11-22T10:00+13:00', '2025-11-22T10:00+13:00')).toEqual([])
})
