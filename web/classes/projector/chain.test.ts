import { expect, it, test } from 'vitest'
import { hopMarks } from '#maths'
import { markIn, shareOf, ticksOf } from './chain.ts'

it('the ball is at the share of the mark that is made, and stays at the mark afterwards', () => {
  expect([0, 640, 1000, 1500].map((hops) => shareOf(hops, 1000))).toEqual([0, 0.64, 1, 1])
})

it('each tick has its number, with long numbers in groups', () => {
  expect(ticksOf(200)).toEqual(['0', '20', '40', '60', '80', '100', '120', '140', '160', '180', '200'])
  expect(ticksOf(100_000).slice(-2)).toEqual(['90\u202f000', '100\u202f000'])
})

it('a tick between two whole numbers has no number, and the mark always has one', () => {
  expect(ticksOf(105)).toEqual(['0', '', '21', '', '42', '', '63', '', '84', '', '105'])
  expect(ticksOf(101).filter(Boolean)).toEqual(['0', '101'])
})

test.each([
  ['100', 100],
  [' 100 000 ', 100_000],
  ['1,500', 1500],
  ['99', null],
  ['100001', null],
  ['250.5', null],
  ['-200', null],
  ['', null],
  ['many', null],
])('the text "%s" names the mark %s', (text, mark) => {
  expect(markIn(text, hopMarks)).toBe(mark)
})
