import { expect, it } from 'vitest'
import { isDayWrong, missingIn, nextOpen } from './mark-order.ts'

const [mia, tui, ana] = [{ id: 'mia' }, { id: 'tui' }, { id: 'ana' }] as const
const students = [mia, tui, ana]

it('the next student is the first open one after the current one, and then from the beginning', () => {
  expect(nextOpen(students, mia, () => true)).toBe(tui)
  expect(nextOpen(students, mia, (id) => id === 'ana')).toBe(ana)
  expect(nextOpen(students, ana, (id) => id !== 'mia')).toBe(tui)
})

it('no student is next once all others have their marks', () => {
  expect(nextOpen(students, tui, (id) => id === 'tui')).toBeUndefined()
})

it('a question that is right, wrong or left out is not missing', () => {
  expect(missingIn(['', 'x', '.', null, '12', null])).toBe(2)
})

it('the day of the work is from the making of the worksheet until today', () => {
  const days = { madeOn: '2026-11-20', today: '2026-11-26' }
  expect(['2026-11-19', '2026-11-20', '2026-11-26', '2026-11-27'].map((day) => isDayWrong(day, days))).toEqual([
    ...[true, false, false, true],
  ])
})
