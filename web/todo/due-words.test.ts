import { expect, it } from 'vitest'
import { dueWords } from './due-words.ts'

/** A Thursday. */
const today = '2026-11-19'

it.each([
  ['2026-11-19', 'until today'],
  ['2026-11-20', 'until tomorrow'],
  ['2026-11-21', 'until Saturday'],
  ['2026-11-25', 'until Wednesday'],
  ['2026-11-26', 'until Thursday 26 November'],
  ['2026-11-18', 'was due on Wednesday'],
  ['2026-11-13', 'was due on Friday'],
  ['2026-11-12', 'was due on Thursday 12 November'],
])('a task with the due day %s says "%s"', (due, words) => {
  expect(dueWords(due, today)).toBe(words)
})
