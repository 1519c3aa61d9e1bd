import { expect, test } from 'vitest'
import { createDayOf } from '#maths/insight'
import { lessonsAway, lessonsOfHabits, lessonTimes } from './weeks.ts'

const hour = 3600_000
const dayOf = createDayOf('Pacific/Auckland')

/** Each hour of a week in winter and of one in summer, when clocks in New Zealand are an hour ahead. */
const hoursOfWeeks = [Date.UTC(2026, 5, 8), Date.UTC(2026, 11, 7)].flatMap((start) =>
  Array.from({ length: 7 * 24 }, (_, i) => start + i * hour),
)

test('Insight looks at four days with lessons in which a habit shows, at whatever hour the school is filled', () => {
  for (const now of hoursOfWeeks) {
    const lessons = lessonTimes(now)
    const recent = new Set(lessons.map(dayOf).filter((day) => day > dayOf(now) - 14 && day <= dayOf(now)))
    const days = new Set(lessonsOfHabits.map((back) => dayOf(lessons.at(-back)!)))
    expect(days.size).toBe(4)
    expect([...days].filter((day) => !recent.has(day))).toEqual([])
  }
})

test('an absent student was not seen for 14 days, and the others less than ten days ago', () => {
  for (const now of hoursOfWeeks) {
    const days = lessonTimes(now).map(dayOf)
    expect(dayOf(now) - days.at(-lessonsAway - 1)!).toBeGreaterThanOrEqual(14)
    expect(dayOf(now) - days.at(-2)!).toBeLessThan(10)
  }
})
