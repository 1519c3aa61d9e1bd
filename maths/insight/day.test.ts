import { expect, test } from 'vitest'
import { createDayOf, dateOf, endWithinDay, mondayOf, weekdayOf } from './day.ts'

const dateIn = (timeZone: string, time: string) => dateOf(createDayOf(timeZone)(Date.parse(time)))

test.each([
  ['Pacific/Auckland', '2026-11-18T10:59:59.999Z', '2026-11-18'],
  ['Pacific/Auckland', '2026-11-18T11:00:00Z', '2026-11-19'],
  // In winter, New Zealand is 12 hours ahead.
  ['Pacific/Auckland', '2026-06-18T11:59:59.999Z', '2026-06-18'],
  ['Pacific/Auckland', '2026-06-18T12:00:00Z', '2026-06-19'],
  ['Pacific/Chatham', '2026-11-18T10:14:59.999Z', '2026-11-18'],
  ['Pacific/Chatham', '2026-11-18T10:15:00Z', '2026-11-19'],
  ['Asia/Kathmandu', '2026-11-18T18:15:00Z', '2026-11-19'],
  ['America/New_York', '2026-11-19T04:59:59.999Z', '2026-11-18'],
  ['UTC', '1969-12-31T23:59:59.999Z', '1969-12-31'],
])('in %s the day of %s is %s', (timeZone, time, date) => {
  expect(dateIn(timeZone, time)).toBe(date)
})

test('a day has the same number whenever it is asked for again', () => {
  const dayOf = createDayOf('Pacific/Auckland')
  const time = Date.parse('2026-11-19T00:00:00Z')
  const first = dayOf(time)
  for (let i = 1; i <= 20_000; i++) dayOf(time - i * 15 * 60_000)
  expect(dayOf(time)).toBe(first)
})

test.each([
  ['2026-11-15', 6, '2026-11-09'],
  ['2026-11-16', 0, '2026-11-16'],
  ['2026-11-19', 3, '2026-11-16'],
  ['1969-12-29', 0, '1969-12-29'],
  ['1969-12-28', 6, '1969-12-22'],
])('%s is day %i of its week, which begins on %s', (date, weekday, monday) => {
  const day = createDayOf('UTC')(Date.parse(date))
  expect(weekdayOf(day)).toBe(weekday)
  expect(dateOf(mondayOf(day))).toBe(monday)
})

test.each([
  ['in the middle of a day', '2026-11-19T09:00:00+13:00', '2026-11-19T10:00:00+13:00'],
  ['before midnight', '2026-11-19T23:20:00+13:00', '2026-11-20T00:00:00+13:00'],
  ['that ends at midnight', '2026-11-19T23:00:00+13:00', '2026-11-20T00:00:00+13:00'],
  ['in the last second of a day', '2026-11-19T23:59:59+13:00', '2026-11-20T00:00:00+13:00'],
  ['at midnight', '2026-11-20T00:00:00+13:00', '2026-11-20T01:00:00+13:00'],
])('an hour that begins %s ends with the day or after an hour', (_, begin, end) => {
  const dayOf = createDayOf('Pacific/Auckland')
  expect(endWithinDay(dayOf, Date.parse(begin), 3600_000)).toBe(Date.parse(end))
})
