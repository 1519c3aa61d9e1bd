import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isTooQuick,
  mostRoundsRead,
  type PlayedRound,
  tooManyRounds,
  tooMuchPlay,
  unlikelyPlayLasts,
} from './unlikely-play.ts'

const minute = 60_000
const start = Date.UTC(2026, 10, 3, 9)

/** Returns a round whose moves arrive while it is played. */
const live = (from: number, minutes: number): PlayedRound => ({
  createdAt: start + from * minute + 3000,
  updatedAt: start + (from + minutes) * minute,
  played: minutes * minute,
})
/** Returns a round whose moves arrive at once, after it was played. */
const late = (arrives: number, minutes: number): PlayedRound => ({
  createdAt: start + arrives * minute,
  updatedAt: start + arrives * minute + 200,
  played: minutes * minute,
})

it('an hour of play without a network that arrives after an hour is not noticed', () => {
  const hour = [20, 25, 15].map((minutes, i) => late(70 + i / 10, minutes))
  expect(tooMuchPlay([live(0, 10), ...hour], null)).toBeNull()
  expect(tooMuchPlay(hour, start + 5 * minute)).toBeNull()
})

it('the play of two tabs that went on together for an hour is not noticed', () => {
  const hour = [60, 60].map((minutes, i) => late(70 + i / 10, minutes))
  expect(tooMuchPlay([live(0, 10), ...hour], null)).toBeNull()
})

it('play without a network that arrives with a break of half an hour is not noticed', () => {
  expect(tooMuchPlay([live(0, 10), late(70, 5), late(100, 50)], null)).toBeNull()
})

it('57 minutes of play that arrive within a second are noticed, with the times of play and of waiting', () => {
  const levels = Array.from({ length: 170 }, (_, i) => late(10 + i / 10_000, 1 / 3))
  const found = tooMuchPlay([live(0, 10), ...levels], null)
  const last = levels.at(-1)!
  expect(found).toEqual({ at: last.updatedAt, played: 170 * 20_000, within: last.updatedAt - start - 10 * minute })
})

it('play that arrives late is noticed, although earlier rounds arrived late too', () => {
  const evening = [late(600, 100), late(600.1, 120)]
  expect(tooMuchPlay([late(0, 10), ...evening], null)).toBeNull()
  expect(tooMuchPlay([late(0, 10), late(500, 20), ...evening], null)).toMatchObject({ played: 220 * minute })
})

it('play that arrives all at once is noticed even if very short rounds come in between', () => {
  const levels = Array.from({ length: 170 }, (_, i) => [
    late(10 + i / 10_000, 1 / 3),
    { ...late(10 + i / 10_000, 0), updatedAt: start + 10 * minute + 300 },
  ])
  expect(tooMuchPlay([live(0, 10), ...levels.flat()], null)).toMatchObject({ played: 170 * 20_000 })
})

it('play that took longer than the account has existed is noticed, but not if earlier rounds are unknown', () => {
  expect(tooMuchPlay([late(1, 10)], start)).toMatchObject({ played: 10 * minute, within: minute + 200 })
  expect(tooMuchPlay([late(1, 10)], null)).toBeNull()
})

it('a child on one device is never noticed, in any order of rounds, breaks and lost networks', () => {
  const day = fc.array(
    fc.record({
      break: fc.integer({ min: 0, max: 3 * 60 * minute }),
      played: fc.integer({ min: 1000, max: 90 * minute }),
      isOnline: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  fc.assert(
    fc.property(day, (visits) => {
      let now = start
      let kept: number[] = []
      const rounds: PlayedRound[] = []
      for (const visit of visits) {
        now += visit.break
        if (visit.isOnline) {
          // The device sends what it has kept before it plays on.
          for (const played of kept) rounds.push({ createdAt: now, updatedAt: now, played })
          kept = []
          rounds.push({ createdAt: now + visit.played / 5, updatedAt: now + visit.played, played: visit.played })
        } else kept.push(visit.played)
        now += visit.played
      }
      expect(tooMuchPlay(rounds, start)).toBeNull()
    }),
  )
})

it.each([
  { rounds: 300, hours: 23, found: null },
  { rounds: 301, hours: 23, found: 301 },
  { rounds: 301, hours: 24, found: null },
  { rounds: 1000, hours: 0, found: 1000 },
])('$rounds rounds that begin within $hours hours are marked with the number $found', ({ rounds, hours, found }) => {
  const day = Array.from({ length: rounds }, (_, i) => live((hours * 60 * i) / (rounds - 1), 0.01))
  const last = live(2 * 24 * 60, 1)
  const marked = tooManyRounds([live(-24 * 60 - 1, 1), ...day, last])
  expect(marked?.rounds ?? null).toBe(found)
  if (marked) expect(marked.at).toBe(day.at(-1)?.createdAt)
})

it('a student with more rounds than the page reads is always marked', () => {
  const even = Array.from({ length: mostRoundsRead.rounds }, (_, i) => ({
    ...late(0, 0),
    createdAt: start + Math.floor((unlikelyPlayLasts * i) / mostRoundsRead.rounds),
  }))
  expect(tooManyRounds(even)).not.toBeNull()
})

it.each([
  { typed: 4, quick: 4, marked: false },
  { typed: 10, quick: 5, marked: false },
  { typed: 10, quick: 6, marked: true },
])('a round with $quick quick answers of $typed is marked: $marked', ({ marked, ...pace }) => {
  expect(isTooQuick(pace)).toBe(marked)
})
