import { expect, it } from 'vitest'
import { askedSquares, shownStatus, squareAfter } from './fact-squares.ts'

it('the map has the 145 facts that levels ask', () => {
  expect(askedSquares).toHaveLength(145)
})

it.each([
  [[7, 8], 'ArrowUp', [6, 8]],
  [[7, 8], 'ArrowDown', [8, 8]],
  [[7, 8], 'ArrowLeft', [7, 7]],
  [[7, 8], 'ArrowRight', [7, 9]],
  [[7, 8], 'Home', [7, 0]],
  [[7, 8], 'End', [7, 10]],
  [[11, 8], 'Home', [11, 2]],
  [[10, 8], 'End', [10, 12]],
  [[0, 0], 'ArrowUp', [0, 0]],
  [[12, 12], 'ArrowRight', [12, 12]],
  // Nothing is asked at 9 × 11, so it has no square.
  [[10, 11], 'ArrowUp', [10, 11]],
  [[7, 10], 'ArrowRight', [7, 10]],
])('from the fact %j, the key %s goes to %j', ([a = 0, b = 0], key, [c, d]) => {
  expect(squareAfter({ a, b }, key)).toEqual({ a: c, b: d })
})

it('another key moves nowhere', () => {
  expect(squareAfter({ a: 7, b: 8 }, 'Enter')).toBeNull()
})

it('quick facts look right while seconds are hidden', () => {
  expect([shownStatus('quick', true), shownStatus('quick', false)]).toEqual(['quick', 'right'])
  expect(shownStatus('shaky', false)).toBe('shaky')
})
