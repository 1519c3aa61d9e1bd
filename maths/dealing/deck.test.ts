import { describe, expect, it } from 'vitest'
import { randomFrom, seedFrom } from '../random.ts'
import { tally } from '../test/edges.ts'
import { deckOf } from './deck.ts'

function drawn(size: number, apart: number, count: number): number[] {
  const deck = deckOf(size, apart)
  const random = randomFrom(seedFrom('deck'))
  let memory: readonly number[] = []
  return Array.from({ length: count }, () => {
    const [number, next] = deck.draw(random, memory)
    memory = next
    return number
  })
}

describe('a deck', () => {
  it.each([
    [9, 1],
    [10, 5],
    [3, 2],
    [2, 1],
  ])(
    'a deck of %i numbers deals each once before any comes again, and none that is among the %i before it',
    (size, apart) => {
      const numbers = drawn(size, apart, size * 500)
      for (let start = 0; start < numbers.length; start += size) {
        expect(new Set(numbers.slice(start, start + size)).size).toBe(size)
      }
      numbers.forEach((number, i) => {
        expect(numbers.slice(Math.max(0, i - apart), i)).not.toContain(number)
      })
    },
  )

  it('each number is equally often the first of a deck', () => {
    const firsts = drawn(10, 5, 50_000).filter((_, i) => i % 10 === 0)
    for (const count of tally(firsts).values()) expect(Math.abs(count - 500)).toBeLessThan(120)
  })
})
