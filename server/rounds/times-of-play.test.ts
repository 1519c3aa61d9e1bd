import { expect, test } from 'vitest'
import type { Move } from '#maths'
import { mostAge, timedMoves } from './judge.ts'

const arrived = 10 * mostAge
const movesAt = (...times: number[]): Move[] => times.map((at, i) => ({ number: i + 1, at, kind: 'next' }))

test("the last move's age is subtracted from the arrival, and earlier moves keep their distance to it", () => {
  const moves = movesAt(1000, 4000, 9000)
  expect(timedMoves(moves, arrived, 500)).toEqual(
    [8500, 5500, 500].map((ago, i) => ({ move: moves[i], madeAt: arrived - ago })),
  )
})

test.each([
  [undefined, 0],
  [-5, 0],
  [0, 0],
  [mostAge - 1, mostAge - 1],
  [mostAge, mostAge],
  [mostAge + 1, mostAge],
  [Number.MAX_SAFE_INTEGER, mostAge],
])('an age of %s counts as %s milliseconds', (age, expected) => {
  expect(timedMoves(movesAt(3000), arrived, age)[0]?.madeAt).toBe(arrived - expected)
})

test('no move is older than 60 days, and none is newer than the last one', () => {
  const [first, second] = timedMoves(movesAt(0, 2 * mostAge + 7, 2 * mostAge), arrived, 10)
  expect(first?.madeAt).toBe(arrived - mostAge)
  expect(second?.madeAt).toBe(arrived - 10)
})
