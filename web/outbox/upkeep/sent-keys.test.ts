import { expect, it } from 'vitest'
import type { SentKey } from '../device-database.ts'
import { keysAfter, keysToDelete, lastMoves } from './sent-keys.ts'

const now = Date.UTC(2026, 10, 22)
const key = (given: { account?: string; at?: number; round?: string; moves?: [number, number]; size?: number }) => {
  const { account = 'mia', at = now, round = 'r', moves: [first, last] = [1, 1], size = 100 } = given
  return [account, at, round, first, last, size] satisfies SentKey
}

const day = 24 * 60 * 60 * 1000

it('sent moves are kept for 14 days', () => {
  const [old, young] = [key({ at: now - 14 * day - 1, round: 'old' }), key({ at: now - 14 * day })]
  expect(keysToDelete([old, young], now)).toEqual([old])
})

it('sent moves of a time that the clock has not reached for long are deleted', () => {
  const future = key({ at: now + 14 * day + 1 })
  expect(keysToDelete([future], now)).toEqual([future])
})

it('at most 2 MB of sent moves of an account are kept, and at least nine tenths of it', () => {
  const keys = Array.from({ length: 30 }, (_, i) => key({ at: now - i, round: `r${i}`, size: 100_000 }))
  const kept = (keys.length - keysToDelete(keys, now).length) * 100_000
  expect(kept).toBeLessThanOrEqual(2_000_000)
  expect(kept).toBeGreaterThanOrEqual(1_800_000)
})

it('the oldest sent moves of an account with too many are deleted, and those of another account stay', () => {
  const [first, second, third] = [1, 2, 3].map((at) => key({ at: now - 10 + at, round: `r${at}`, size: 900_000 }))
  const other = key({ account: 'ben', round: 'b', size: 900_000 })
  expect(keysToDelete([first!, second!, third!, other], now)).toEqual([first])
})

it('a round goes as a whole when its first moves go', () => {
  const early = key({ at: now - 14 * day - 1, moves: [1, 4] })
  const late = key({ at: now - 14 * day + 1, moves: [5, 9] })
  expect(keysToDelete([early, late], now)).toEqual([early, late])
})

it('the last move of a round is the highest number of its keys', () => {
  const keys = [key({ moves: [1, 3] }), key({ moves: [4, 7] }), key({ round: 's', moves: [1, 2] })]
  expect(lastMoves(keys)).toEqual([
    { round: 'r', lastMove: 7 },
    { round: 's', lastMove: 2 },
  ])
})

it('the keys after a number contain every later move, and perhaps a few earlier ones', () => {
  const [one, two, three] = [key({ moves: [1, 3] }), key({ moves: [4, 7] }), key({ moves: [8, 8] })]
  const keys = [three, one, key({ round: 's' }), two]
  expect(keysAfter(keys, 'r', 0)).toEqual([three, one, two])
  expect(keysAfter(keys, 'r', 5)).toEqual([three, two])
})

it('there are no keys after a number when a move between is missing', () => {
  const keys = [key({ moves: [2, 3] }), key({ moves: [5, 7] })]
  expect(keysAfter(keys, 'r', 0)).toBeNull()
  expect(keysAfter(keys, 'r', 2)).toBeNull()
  expect(keysAfter(keys, 'r', 7)).toBeNull()
})
