import { describe, expect, it } from 'vitest'
import { randomFrom, seedFrom } from '../random.ts'
import { tally } from '../test/edges.ts'
import { decimals, drawExcept, drawPair, drawWithin, everyPair, pairsApart, pairsThat, whole } from './factors.ts'

describe('drawing a number with exceptions', () => {
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

describe('drawing a number within a lane', () => {
  it('each number of a lane is drawn but the excluded ones, and numbers outside it exclude nothing', () => {
    const random = randomFrom(seedFrom('within'))
    const drawn = new Set(Array.from({ length: 500 }, () => drawWithin(random, [3, 7], [-1, 1, 4, 7, 8])))
    expect([...drawn].sort()).toEqual([3, 5, 6])
  })
})

describe('pairs of factors', () => {
  it('turned returns the number of the same pair of factors in the other order', () => {
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

describe('drawing a pair', () => {
  it('a pair of the last five is never drawn, in either order', () => {
    const pairs = everyPair(whole(2, 5), whole(2, 5))
    const random = randomFrom(seedFrom('pairs'))
    const drawn: string[] = []
    let memory: readonly number[] = []
    for (let i = 0; i < 2000; i++) {
      const [number, next] = drawPair(random, pairs, memory)
      memory = next
      drawn.push(pairs.at(number).toSorted().join(' by '))
    }
    expect(drawn.filter((pair, i) => drawn.slice(Math.max(0, i - pairsApart), i).includes(pair))).toEqual([])
    expect(memory).toHaveLength(2 * pairsApart)
  })

  it('a pair without another order is remembered by one number', () => {
    const pairs = everyPair(whole(10, 20), whole(2, 4))
    const random = randomFrom(seedFrom('pairs'))
    let memory: readonly number[] = []
    for (let drawn = 1; drawn <= 12; drawn++) {
      memory = drawPair(random, pairs, memory)[1]
      expect(memory).toHaveLength(Math.min(drawn, pairsApart))
    }
  })

  it('pairs that must fit are numbered without those that do not', () => {
    const pairs = pairsThat(whole(10, 12), whole(2, 4), (a, b) => a % b === 0)
    const all = Array.from({ length: pairs.size }, (_, number) => pairs.at(number).join(' by '))
    expect(all).toEqual(['10 by 2', '12 by 2', '12 by 3', '12 by 4'])
  })

  it('decimals leave out values that end in 0, which have fewer places', () => {
    expect(decimals(1, 8, 22)).toEqual({ values: [8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22], places: 1 })
    expect(whole(10, 90, 40)).toEqual({ values: [10, 50, 90], places: 0 })
  })
})
