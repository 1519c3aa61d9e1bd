import { expect, it } from 'vitest'
import { loadLevel, seedFrom, startRound } from '#maths'
import { firstSum, heroRound } from './first-sum.ts'
import { hopsOf } from './hops-of.ts'

it('the line hops from the first number to the sum', () => {
  expect(hopsOf({ text: '8 + 7', isKnown: false })).toEqual({ from: 8, to: 15 })
  expect(hopsOf({ text: '9 + 2', isKnown: true })).toEqual({ from: 9, to: 11 })
})

it('the sum on the landing page as it is painted is the one that a visitor is then asked', async () => {
  const level = await loadLevel(heroRound.operation, heroRound.levelId)
  expect(startRound(level!, seedFrom(heroRound.id)).question.text).toBe(firstSum.text)
})
