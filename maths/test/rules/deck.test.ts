import { describe, expect, it } from 'vitest'
import { deckOf } from '../../levels/deck.ts'
import { randomFrom, seedFrom } from '../../random.ts'
import { deckAllows } from './deck.ts'

describe('deckAllows', () => {
  it('deckAllows accepts the numbers that a deck draws, with any of the oldest missing', () => {
    const deck = deckOf(9, 1)
    const random = randomFrom(seedFrom('deck'))
    let memory: readonly number[] = []
    const numbers = Array.from({ length: 200 }, () => {
      const [number, next] = deck.draw(random, memory)
      memory = next
      return number
    })
    for (let end = 1; end <= numbers.length; end++) {
      for (const start of [0, end - 1, Math.max(0, end - 5), Math.max(0, end - 31)]) {
        expect(deckAllows(numbers.slice(start, end), 9, 1)).toBe(true)
      }
    }
  })

  it('deckAllows refuses numbers that no deck can draw', () => {
    expect(deckAllows([0, 0], 3, 1)).toBe(false)
    expect(deckAllows([0, 1, 0, 1, 0], 3, 1)).toBe(false)
    expect(deckAllows([0, 1, 2, 2], 3, 1)).toBe(false)
    expect(deckAllows([0, 1, 0, 2, 1], 3, 1)).toBe(true)
  })
})
