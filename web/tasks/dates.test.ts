import { expect, it } from 'vitest'
import { daysLater, nextFriday, nextMonday, nextSchoolDay } from './dates.ts'

it.each([
  ['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-23'],
  ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23'],
  // On Thursday, the next school day is Friday already.
  ['2026-11-19', '2026-11-20', '2026-11-27', '2026-11-23'],
  ['2026-11-20', '2026-11-23', '2026-11-27', '2026-11-23'],
  ['2026-11-21', '2026-11-23', '2026-11-27', '2026-11-23'],
  ['2026-11-22', '2026-11-23', '2026-11-27', '2026-11-23'],
])('on %s the next school day is %s, the Friday is %s and the Monday is %s', (today, school, friday, monday) => {
  expect([nextSchoolDay(today), nextFriday(today), nextMonday(today)]).toEqual([school, friday, monday])
})

it('days go on over the end of a month, a year and a February', () => {
  expect(daysLater('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysLater('2028-02-28', 1)).toBe('2028-02-29')
})
