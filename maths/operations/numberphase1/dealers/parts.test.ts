import { describe, expect, it } from 'vitest'
import { limitByYear } from '../../../catalogue.ts'
import type { Memory } from '../../../dealer.ts'
import { animals, type Point } from '../../../drawing.ts'
import { randomFrom, seedFrom } from '../../../random.ts'
import { asked } from '../../../test/asked.ts'
import { tally } from '../../../test/edges.ts'
import { partOfWhole } from './bond.ts'
import { lessOrMoreNumbers } from './compare.ts'
import { blockPictures } from './count.ts'
import { drawAnimal, drawPoints, meadowFor } from './flock.ts'
import { orderThree } from './order.ts'
import { askWhole, deckFrom, limitOf, type Numbers, numbersFrom, spansByYear } from './year.ts'

const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => low + i)

function drawMany(numbers: Numbers, count: number): number[] {
  const random = randomFrom(seedFrom('numbers'))
  let memory: Memory = []
  return Array.from({ length: count }, () => {
    const [drawn, next] = numbers.draw(random, memory)
    memory = next
    return drawn
  })
}

describe('the years', () => {
  it.each(Object.entries(limitByYear))('the numbers of Year %s go up to %i', (year, limit) => {
    expect(limitOf(year)).toBe(limit)
    expect(Math.max(...spansByYear[year]!)).toBe(limit)
  })

  it('a number drawn freely is equally likely, and never the one before it', () => {
    const drawn = drawMany(numbersFrom(1, 20), 20_000)
    const counts = tally(drawn)
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(range(1, 20))
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
    expect(drawn.some((number, i) => number === drawn[i - 1])).toBe(false)
  })

  it('a number drawn from a deck comes once in each deck', () => {
    const drawn = drawMany(deckFrom(1, 5), 500)
    for (let i = 0; i < drawn.length; i += 5) expect(drawn.slice(i, i + 5).sort()).toEqual(range(1, 5))
  })

  it('a question for a whole number is compared exactly', () => {
    const question = askWhole({ kind: 'readBlocks' }, { kind: 'nothing' }, 47)
    expect(question).toEqual(asked({ expects: { kind: 'number', answer: '47', places: 0, compared: 'exact' } }))
  })
})

describe('a meadow', () => {
  const random = randomFrom(seedFrom('meadow'))

  it.each([1, 10, 20])('a meadow for %i animals has a point for each of them in its cells and rows', (most) => {
    const meadow = meadowFor(most)
    expect(meadow.pointsByCell.length).toBeGreaterThanOrEqual(most)
    expect(meadow.rows.map((row) => row.length)).toEqual(range(0, most))
  })

  it.each([1, 5, 10])('%i animals never overlap and are never cut off', (count) => {
    const meadow = meadowFor(10)
    for (let i = 0; i < 300; i++) {
      const points = drawPoints(random, meadow, count)
      expect(points).toHaveLength(count)
      expect(Math.min(...points.flat())).toBeGreaterThanOrEqual(0.5)
      expect(closest(points)).toBeGreaterThanOrEqual(1)
    }
  })

  it('animals in rows are five in a row, in the middle of their cells', () => {
    const { rows } = meadowFor(10)
    expect(rows[7]!.map(([, y]) => y)).toEqual([0.75, 0.75, 0.75, 0.75, 0.75, 2.25, 2.25])
    expect(rows[7]!.map(([x]) => x)).toEqual([0.75, 2.25, 3.75, 5.25, 6.75, 0.75, 2.25])
  })

  it('each cell is taken equally often where animals are placed loosely', () => {
    const meadow = meadowFor(10)
    const taken = Array.from({ length: 4000 }, () => drawPoints(random, meadow, 6)).filter(
      (points) => !isInRows(points),
    )
    const cells = tally(taken.flat().map(([x, y]) => `${Math.floor(x / 1.5)} ${Math.floor(y / 1.5)}`))
    expect(cells.size).toBe(meadow.pointsByCell.length)
    const even = (taken.length * 6) / cells.size
    for (const count of cells.values()) expect(Math.abs(count - even)).toBeLessThan(0.15 * even)
  })

  it('each kind of animal is drawn equally often', () => {
    const counts = tally(Array.from({ length: 5000 }, () => drawAnimal(random)))
    expect(counts.size).toBe(animals.length)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
  })
})

describe('place-value blocks', () => {
  it.each([
    [7, 0, 0, 7],
    [40, 0, 4, 0],
    [305, 3, 0, 5],
    [999, 9, 9, 9],
    [1000, 10, 0, 0],
  ])('%i is drawn as %i hundreds, %i tens and %i ones', (number, hundreds, tens, ones) => {
    const { ask, drawn } = blockPictures(1000)(randomFrom(seedFrom('blocks')), number)
    expect(ask).toEqual({ kind: 'readBlocks' })
    expect(drawn).toEqual({ kind: 'blocks', hundreds, tens, ones })
  })
})

describe('a question with the numbers of the one before it', () => {
  const states = Array.from({ length: 3000 }, (_, i) => seedFrom(`state ${i}`))

  it('two numbers to compare that come again are asked about in the other direction', () => {
    const dealer = lessOrMoreNumbers('0')
    let again = 0
    for (const state of states) {
      const first = dealer.deal(randomFrom(state), [])
      const second = dealer.deal(randomFrom(state), first.memory)
      expect(second.memory.slice(0, 2)).toEqual(first.memory.slice(0, 2))
      expect(second.memory[2]).toBe(1 - first.memory[2]!)
      again++
    }
    expect(again).toBe(states.length)
  })

  it('three numbers to order that come again are asked for from the other end', () => {
    const dealer = orderThree('0')
    for (const state of states) {
      const first = dealer.deal(randomFrom(state), [])
      const second = dealer.deal(randomFrom(state), first.memory)
      expect(second.memory).toEqual([...first.memory.slice(0, 3), 1 - first.memory[3]!])
      expect(second.question.ask).not.toEqual(first.question.ask)
    }
  })

  it('the whole of a bond is never the one before it', () => {
    const dealer = partOfWhole('2')
    for (const state of states) {
      const first = dealer.deal(randomFrom(state), [])
      expect(dealer.deal(randomFrom(state), first.memory).memory).not.toEqual(first.memory)
    }
  })
})

/** Returns the least distance of two points. */
function closest(points: readonly Point[]): number {
  const distances = points.flatMap(([x, y], i) => points.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)))
  return Math.min(Number.POSITIVE_INFINITY, ...distances)
}

function isInRows(points: readonly Point[]): boolean {
  return points.every(([x, y]) => x % 1.5 === 0.75 && y % 1.5 === 0.75)
}
