import { describe, expect, it } from 'vitest'
import { createDayOf, dateOf } from '../insight/day.ts'
import { beginOf, dayOn } from './days.ts'

describe('the beginning of a day', () => {
  it.each([
    ['Pacific/Auckland', '2026-11-19', '2026-11-18T11:00:00Z'],
    // The clocks went forward at two o'clock of the day before.
    ['Pacific/Auckland', '2026-09-28', '2026-09-27T11:00:00Z'],
    ['Pacific/Chatham', '2026-06-01', '2026-05-31T11:15:00Z'],
    ['Pacific/Kiritimati', '2026-06-01', '2026-05-31T10:00:00Z'],
    ['America/Los_Angeles', '2026-06-01', '2026-06-01T07:00:00Z'],
    ['UTC', '2026-06-01', '2026-06-01T00:00:00Z'],
  ])('a day in %s that is %s begins at %s', (timeZone, date, moment) => {
    const dayOf = createDayOf(timeZone)
    expect(new Date(beginOf(dayOn(date), dayOf)).toISOString()).toBe(new Date(moment).toISOString())
    expect(dayOf(Date.parse(moment) - 1)).toBe(dayOn(date) - 1)
  })

  it('a day that a place has skipped begins with the next one', () => {
    const dayOf = createDayOf('Pacific/Apia')
    expect(dateOf(dayOf(beginOf(dayOn('2011-12-30'), dayOf)))).toBe('2011-12-31')
  })

  it('a date and its day are the same in both directions', () => {
    for (const date of ['1970-01-01', '2026-02-28', '2028-02-29', '9999-12-31']) expect(dateOf(dayOn(date))).toBe(date)
  })
})
