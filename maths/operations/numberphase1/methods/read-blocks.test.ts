import { expect, it } from 'vitest'
import { cardsOf } from './read-blocks.ts'

it.each([
  [695, [600, 90, 5]],
  [406, [400, 6]],
  [14, [10, 4]],
])('the cards of %d are apart before they slide together', (number, cards) => {
  expect(cardsOf(number).map(({ slid }) => slid)).toEqual([false, true])
  expect(cardsOf(number)[0]!.cards).toEqual(cards)
})

it('a number with one part has one card', () => {
  expect(cardsOf(90)).toEqual([{ kind: 'numberCards', cards: [90], slid: true }])
})
