import { expect, it } from 'vitest'
import { setAsideText } from './set-aside-line.tsx'

it('the line says how many answers wait', () => {
  expect(setAsideText(1, 1)).toBe('1 answer waits on this device. It is tried again every day.')
  expect(setAsideText(12, 12)).toBe('12 answers wait on this device. They are tried again every day.')
})

it('the line says that the answers were sent while the page was open', () => {
  expect(setAsideText(0, 1)).toBe('Your answer is sent.')
  expect(setAsideText(0, 12)).toBe('All 12 answers are sent.')
})

it('there is no line when no answer waits', () => {
  expect(setAsideText(0, 0)).toBeNull()
})
