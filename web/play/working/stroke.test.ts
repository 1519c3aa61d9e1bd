import { expect, it } from 'vitest'
import { pathThrough } from './stroke.ts'

it('a single point is drawn as a dot', () => {
  expect(pathThrough([[3, 4]])).toBe('M3 4L3 4')
})
it('a line is a smooth path through the middles of its points, to the last point', () => {
  expect(
    pathThrough([
      [0, 0],
      [10, 4],
      [20, 0],
    ]),
  ).toBe('M0 0Q0 0 5 2Q10 4 15 2L20 0')
})
it('points are written with at most one decimal place', () => {
  expect(pathThrough([[1.2345, 2.06]])).toBe('M1.2 2.1L1.2 2.1')
})
it('a line without points has no path', () => {
  expect(pathThrough([])).toBe('')
})
