import { describe, expect, it } from 'vitest'
import { drawFree } from '../operations/length/dealers/free.ts'
import { integerOther, type Random, randomFrom, seedFrom } from '../random.ts'
import { tally } from '../test/edges.ts'

/** Draws many times. Expects each of some numbers equally often and no other number. */
function expectEven(draw: (random: Random) => number, numbers: readonly number[]) {
  const random = randomFrom(seedFrom('even'))
  const counts = tally(Array.from({ length: 10_000 }, () => draw(random)))
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(numbers)
  const expected = 10_000 / numbers.length
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected))
}

describe('integerOther', () => {
  it.each([
    [1, 5, undefined, [1, 2, 3, 4, 5]],
    [1, 5, 3, [1, 2, 4, 5]],
    [1, 5, 1, [2, 3, 4, 5]],
    [1, 5, 5, [1, 2, 3, 4]],
    [1, 5, 0, [1, 2, 3, 4, 5]],
    [1, 5, 6, [1, 2, 3, 4, 5]],
  ])('from %i to %i without %s, each of the others is equally likely', (low, high, before, numbers) => {
    expectEven((random) => integerOther(random, low, high, before), numbers)
  })
})

describe('drawFree', () => {
  it.each([
    [0, 4, [], [0, 1, 2, 3, 4]],
    [0, 4, [0, 1], [2, 3, 4]],
    [0, 4, [1, 3], [0, 2, 4]],
    [3, 6, [4, 5, 6], [3]],
  ])('from %i to %i without %j, each of the others is equally likely', (low, high, taken, numbers) => {
    expectEven((random) => drawFree(random, low, high, taken), numbers)
  })
})
