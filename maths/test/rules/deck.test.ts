import { describe, expect, it } from 'vitest'
import { deckOf } from '../../dealing/deck.ts'
import { randomFrom, seedFrom } from '../../random.ts'
import { deckAllows } from './deck.ts'

describe('the rule of a deck', () => {
  it('the rule of a deck allows each card that a deck draws, even where the oldest cards are missing', () => {
    const deck = deckOf(9, 1)
    const random = randomFrom(seedFrom('deck'))
    const cards: number[] = []
    let memory: readonly number[] = []
    for (let count = 0; count < 200; count++) {
      const [drawn, next] = deck.draw(random, memory)
      memory = next
      cards.push(drawn)
    }
    for (let end = 1; end <= cards.length; end++) {
      for (const start of [0, end - 1, Math.max(0, end - 5), Math.max(0, end - 31)]) {
        expect(deckAllows(9, 1, cards.slice(start, end))).toBe(true)
      }
    }
  })

  it('the rule of a deck refuses a card that no deck can draw', () => {
    expect(deckAllows(3, 1, [0, 0])).toBe(false)
    expect(deckAllows(3, 1, [0, 1, 0, 1, 0])).toBe(false)
    expect(deckAllows(3, 1, [0, 1, 2, 2])).toBe(false)
    expect(deckAllows(3, 1, [0, 1, 0, 2, 1])).toBe(true)
    expect(deckAllows(3, 2, [0, 1, 2, 1])).toBe(false)
  })
})
