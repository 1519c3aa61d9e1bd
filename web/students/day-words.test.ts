import { expect, it } from 'vitest'
import { dayWords } from './day-words.ts'

it.each([
  ['2026-11-19', 'today'],
  ['2026-11-18', 'Wed'],
  ['2026-11-13', 'Fri'],
  ['2026-11-12', '12 Nov'],
  ['2026-01-01', '1 Jan'],
  ['2025-12-31', '31 Dec 2025'],
  // A device whose clock is wrong is still ahead.
  ['2026-11-20', '20 Nov'],
])('on Thursday 19 November, the day %s is called %s', (day, words) => {
  expect(dayWords(day, '2026-11-19')).toBe(words)
})
