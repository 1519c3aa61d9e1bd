import { expect, test } from 'vitest'
import { createDayOf } from './day.ts'
import type { PlayedRound } from './played-round.ts'
import { weeksOf } from './week.ts'

const dayOf = createDayOf('Pacific/Auckland')
/** Returns a time of a day in New Zealand: Thursday 19 November 2026 is 19. */
const at = (day: number, time = '12:00:00') => Date.parse(`2026-11-${String(day).padStart(2, '0')}T${time}+13:00`)

function roundOf(studentId: string, madeAt: number, answers: number, minutes = 1): PlayedRound {
  const about = { roundId: `${studentId} ${madeAt}`, operation: 'addition', levelId: '1.1' } as const
  return { ...about, studentId, madeAt, answers, rightAnswers: answers, busy: minutes * 60_000, entries: '' }
}

const completed = (studentId: string, completedAt: number) =>
  ({ studentId, operation: 'addition', levelId: '1.1', completedAt }) as const

const thursday = dayOf(at(19))

test('this week has the answers of each day from Monday to today, and last week those of all days', () => {
  const rounds = [
    roundOf('mia', at(8, '23:59:59'), 1000),
    roundOf('mia', at(9, '00:00:00'), 1),
    roundOf('ben', at(9), 2),
    roundOf('mia', at(15, '23:59:59'), 4),
    roundOf('mia', at(16, '00:00:00'), 8),
    roundOf('ben', at(19, '23:59:59'), 16),
  ]
  const { thisWeek, lastWeek } = weeksOf(rounds, [], thursday, dayOf)
  expect(thisWeek).toMatchObject({ monday: thursday - 3, answersByDay: [8, 0, 0, 16] })
  expect(lastWeek).toMatchObject({ monday: thursday - 10, answersByDay: [3, 0, 0, 0, 0, 0, 4] })
})

test('last week is counted up to the same weekday', () => {
  const rounds = [roundOf('mia', at(12), 10, 3), roundOf('ben', at(12), 5, 2), roundOf('ana', at(13), 100, 50)]
  const completions = [completed('mia', at(12)), completed('ana', at(13)), completed('ben', at(17))]
  const { thisWeek, lastWeek } = weeksOf(rounds, completions, thursday, dayOf)
  expect(lastWeek).toMatchObject({ practised: 2, answers: 15, minutes: 5, completed: 1 })
  expect(thisWeek).toMatchObject({ practised: 0, answers: 0, minutes: 0, completed: 1 })
})

test('a student who plays twice counts once, and a round without an answer is no practice', () => {
  const rounds = [roundOf('mia', at(17), 3), roundOf('mia', at(18), 4), roundOf('ben', at(18), 0)]
  expect(weeksOf(rounds, [], thursday, dayOf).thisWeek).toMatchObject({ practised: 1, answers: 7 })
})

test('on a Sunday the whole of both weeks is compared', () => {
  const rounds = [roundOf('mia', at(15), 3), roundOf('mia', at(22), 4)]
  const { thisWeek, lastWeek } = weeksOf(rounds, [], dayOf(at(22)), dayOf)
  expect([thisWeek.answers, lastWeek.answers]).toEqual([4, 3])
  expect(thisWeek.answersByDay).toHaveLength(7)
})
