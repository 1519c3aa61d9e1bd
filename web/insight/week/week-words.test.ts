import { expect, it } from 'vitest'
import { daysInWords, weeksShown } from './week-words.ts'

/** A Tuesday. */
const today = '2026-11-17'
const thisWeek = {
  monday: '2026-11-16',
  answersByDay: [12, 1300],
  practised: 4,
  answers: 1312,
  minutes: 9,
  completed: 1,
}
const empty = { practised: 0, answers: 0, minutes: 0, completed: 0 }
const lastWeek = (answersByDay: number[]) => ({ monday: '2026-11-09', answersByDay, ...empty })

it('a last week in which somebody practised is beside this week, up to the same weekday', () => {
  const before = { ...lastWeek([5, 0, 0, 0, 0, 0, 0]), practised: 1, answers: 5 }
  expect(weeksShown({ today, thisWeek, lastWeek: before }).map(({ title }) => title)).toEqual([
    'This week',
    'Last week, to Tuesday',
  ])
  expect(daysInWords(thisWeek, before)).toMatch(/^Answers a day\. This week: Monday 12, .+\. Last week: Monday 5, /)
})

it('a last week without answers has no row of zeros, and is not read aloud', () => {
  const before = lastWeek([0, 0, 0, 0, 0, 0, 0])
  expect(weeksShown({ today, thisWeek, lastWeek: before }).map(({ title }) => title)).toEqual(['This week'])
  expect(daysInWords(thisWeek, before)).toMatch(/^Answers a day this week: Monday 12, Tuesday 1.?300\.$/)
})

it('a last week with answers on its later days has no row, and its days are read aloud', () => {
  const before = lastWeek([0, 0, 0, 0, 20, 0, 0])
  expect(weeksShown({ today, thisWeek, lastWeek: before })).toHaveLength(1)
  expect(daysInWords(thisWeek, before)).toMatch(/Last week: .*Friday 20/)
})
