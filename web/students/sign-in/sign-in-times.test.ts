import { expect, it } from 'vitest'
import { timeOrDay } from './sign-in-times.ts'

const now = new Date(2026, 10, 19, 9, 50).getTime()

it.each([
  ['this morning', new Date(2026, 10, 19, 8, 51), { time: '8:51 am' }],
  ['yesterday', new Date(2026, 10, 18, 23, 59), { day: '18 Nov' }],
  ['a year ago', new Date(2025, 10, 19, 8, 51), { day: '19 Nov' }],
])('a sign-in of %s has its time only if it was today', (_, time, words) => {
  expect(timeOrDay(time.getTime(), now)).toEqual(words)
})
