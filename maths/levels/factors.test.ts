import { describe, expect, it } from 'vitest'
import { randomFrom, seedFrom } from '../random.ts'
import { tally } from '../test/edges.ts'
import { decimals, drawExcept, everyPair, whole } from './factors.ts'

describe('drawing a number but some', () => {
  it.each([
    [6, [0, 1, 2, 3, 4], [5]],
    [6, [5, 4, 3, 2, 1], [0]],
    [11, [10, -1, 3, -1, 0], [1, 2, 4, 5, 6, 7, 8, 9]],
    [8, [2, 7, 6], [0, 1, 3, 4, 5]],
    [5, [], [0, 1, 2, 3, 4]],
  ])('drawing from %i numbers without %j returns each other number equally often', (size, without, others) => {
    const random = randomFrom(seedFrom('except'))
    const counts = tally(Array.from({ length: 10_000 }, () => drawExcept(random, size, without)))
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(others)
    const expected = 10_000 / others.length
    for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(5 * Math.sqrt(expected))
  })
})

describe('pairs of factors', () => {
  it('a pair of factors knows the number of the same pair in the other order', () => {
    const pairs = everyPair(whole(11, 89), whole(11, 19))
    const all = Array.from({ length: pairs.size }, (_, number) => number)
    expect(pairs.size).toBe(79 * 9)
    for (const number of all) {
      const [a, b] = pairs.at(number)
      const turned = pairs.turned!(number)
      if (a === b || a > 19) expect(turned).toBe(-1)
      else expect(pairs.at(turned)).toEqual([b, a])
    }
  })

  it('pairs have no other order where the two factors share no value', () => {
    expect(everyPair(whole(100, 499), whole(11, 19)).turned).toBeUndefined()
    expect(everyPair(decimals(1, 1, 9), whole(2, 9)).turned).toBeUndefined()
  })
})
