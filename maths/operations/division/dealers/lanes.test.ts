import { describe, expect, it } from 'vitest'
import { randomFrom, seedFrom } from '../../../random.ts'
import { tally } from '../../../test/edges.ts'
import { byDivisor, divisionsIn, drawDivision, laneOf, multiples, nonMultiples, range } from './lanes.ts'

describe('lists of dividends', () => {
  it.each([
    [5, 5, 50, [5, 10, 15, 20, 25, 30, 35, 40, 45, 50]],
    [7, 10, 30, [14, 21, 28]],
    [9, 10, 17, []],
    [1, 3, 5, [3, 4, 5]],
  ])('the multiples of %i from %i to %i are %j', (divisor, low, high, dividends) => {
    expect(multiples(divisor, low, high)).toEqual(dividends)
  })

  it.each([
    [2, 1, 6, [1, 3, 5]],
    [5, 9, 12, [9, 11, 12]],
    [1, 1, 5, []],
  ])('the numbers that %i does not divide, from %i to %i, are %j', (divisor, low, high, dividends) => {
    expect(nonMultiples(divisor, low, high)).toEqual(dividends)
  })

  it('multiples and other numbers together are the whole range', () => {
    for (const divisor of range(1, 12)) {
      const all = [...multiples(divisor, 20, 80), ...nonMultiples(divisor, 20, 80)]
      expect(all.sort((a, b) => a - b)).toEqual(range(20, 80))
    }
  })
})

describe('lanes', () => {
  it('a lane contains the divisor and the dividends that it was made of', () => {
    expect(divisionsIn([laneOf(999, [1, 9999]), laneOf(2, [10])])).toEqual([
      { dividend: 1, divisor: 999 },
      { dividend: 9999, divisor: 999 },
      { dividend: 10, divisor: 2 },
    ])
  })

  it('each divisor with enough dividends has a lane of its own', () => {
    const lanes = byDivisor([2, 3, 4], (by) => multiples(by, by, 10 * by))
    expect(lanes.map((lane) => new Set(divisionsIn([lane]).map(({ divisor }) => divisor)).size)).toEqual([1, 1, 1])
  })

  it('a divisor with fewer than eight dividends shares the lane of the next one', () => {
    const lanes = byDivisor([20, 30, 2], (by) => multiples(by, by, 100))
    expect(lanes.map((lane) => [...new Set(divisionsIn([lane]).map(({ divisor }) => divisor))])).toEqual([
      [20, 30],
      [2],
    ])
  })

  it('a last divisor with fewer than eight dividends shares the lane before it', () => {
    const lanes = byDivisor([2, 3, 40], (by) => multiples(by, by, 100))
    expect(lanes.map((lane) => [...new Set(divisionsIn([lane]).map(({ divisor }) => divisor))])).toEqual([[2], [3, 40]])
  })

  it('no division is lost or doubled when lanes are shared', () => {
    const lanes = byDivisor(range(2, 60), (by) => multiples(by, by, 120))
    const wanted = range(2, 60).flatMap((by) => multiples(by, by, 120).map((dividend) => `${dividend} ${by}`))
    const listed = divisionsIn(lanes).map(({ dividend, divisor }) => `${dividend} ${divisor}`)
    expect(listed.sort()).toEqual(wanted.sort())
    expect(Math.min(...lanes.map((lane) => lane.length))).toBeGreaterThanOrEqual(8)
  })
})

describe('drawing a division', () => {
  const lanes = [laneOf(2, multiples(2, 2, 200)), laneOf(7, multiples(7, 7, 56))]

  it('each lane is drawn equally often, however many divisions it has', () => {
    const random = randomFrom(seedFrom('lanes'))
    const drawn = Array.from({ length: 4000 }, () => drawDivision(random, lanes, []).divisor)
    for (const count of tally(drawn).values()) expect(Math.abs(count - 2000)).toBeLessThan(150)
  })

  it('the division drawn before is never drawn again, and each other one of its lane is equally likely', () => {
    const random = randomFrom(seedFrom('again'))
    const draws = Array.from({ length: 30_000 }, () => drawDivision(random, lanes, [1, 3]))
    const again = draws.filter(({ memory }) => memory[0] === 1)
    const counts = tally(again.map(({ dividend }) => dividend))
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([7, 14, 21, 35, 42, 49, 56])
    for (const count of counts.values()) expect(Math.abs(count / again.length - 1 / 7)).toBeLessThan(0.02)
  })

  it('the memory names the division that was drawn', () => {
    const random = randomFrom(seedFrom('memory'))
    for (let i = 0; i < 100; i++) {
      const { dividend, divisor, memory } = drawDivision(random, lanes, [])
      const [lane = 0, index = 0] = memory
      expect(divisionsIn([lanes[lane]!])[index]).toEqual({ dividend, divisor })
    }
  })
})
