import { describe, expect, it } from 'vitest'
import { randomFrom, seedFrom } from '../random.ts'
import { tally } from '../test/edges.ts'
import { everyPair, whole } from './factors.ts'
import { drawNumber, evenly, rarely } from './lanes.ts'

const sumOf = (a: number, b: number) => a + b
const dice = everyPair(whole(1, 6), whole(1, 6))

/** Draws many pairs, each other than the one before. */
function drawMany(pairs: Parameters<typeof drawNumber>[1], count = 20_000): (readonly [number, number])[] {
  const random = randomFrom(seedFrom('lanes'))
  let number: number | undefined
  return Array.from({ length: count }, () => {
    number = drawNumber(random, pairs, number)
    return pairs.at(number)
  })
}

describe('lanes', () => {
  it('each result is about equally frequent, and results with fewer than three pairs share a lane', () => {
    const sums = tally(drawMany(evenly(dice, sumOf)).map(([a, b]) => sumOf(a, b)))
    // The lanes are 2 and 3, then 4 to 10, then 11 and 12.
    for (const sum of [4, 5, 6, 7, 8, 9, 10]) expect(Math.abs(sums.get(sum)! / 20_000 - 1 / 9)).toBeLessThan(0.01)
    expect(Math.abs((sums.get(2)! + sums.get(3)!) / 20_000 - 1 / 9)).toBeLessThan(0.01)
    expect(Math.abs((sums.get(11)! + sums.get(12)!) / 20_000 - 1 / 9)).toBeLessThan(0.01)
  })

  it('even results keep every pair', () => {
    expect(new Set(drawMany(evenly(dice, sumOf)).map(String)).size).toBe(36)
  })

  it.each([
    ['single lane', everyPair(whole(1, 6), whole(2, 6))],
    ['lane for each result', evenly(everyPair(whole(1, 6), whole(2, 6)), sumOf)],
  ])('a rare pair is drawn in one question of ten beside a %s', (_, usual) => {
    const drawn = drawMany(rarely(10, usual, everyPair(whole(1, 6), whole(1, 1))))
    expect(new Set(drawn.map(String)).size).toBe(36)
    expect(Math.abs(drawn.filter(([, b]) => b === 1).length / drawn.length - 1 / 10)).toBeLessThan(0.01)
  })

  it('no pair is drawn twice running', () => {
    const drawn = drawMany(rarely(3, evenly(dice, sumOf), everyPair(whole(7, 9), whole(7, 7)))).map(String)
    expect(drawn.filter((pair, i) => pair === drawn[i - 1])).toEqual([])
  })
})
