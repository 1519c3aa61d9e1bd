import { expect, it } from 'vitest'
import type { Flock } from '#maths'
import { roomOf } from './room.ts'

const two: Flock = {
  animal: 'kiwi',
  places: [
    [1, 1],
    [3, 1],
  ],
}
const one: Flock = { animal: 'sheep', places: [[0.75, 2.25]] }

it('leaves room around every animal', () => {
  const { x, y, width, height } = roomOf(two)
  expect([x, y]).toEqual([0.4, 0.4])
  expect(width).toBeCloseTo(3.2)
  expect(height).toBeCloseTo(1.2)
})

it('gives two flocks the same room, each in its middle', () => {
  const [room, small] = [roomOf(two, [two, one]), roomOf(one, [two, one])]
  expect(small.width).toBe(room.width)
  expect(small.height).toBe(room.height)
  expect(small.x + small.width / 2).toBeCloseTo(0.75)
  expect(small.y + small.height / 2).toBeCloseTo(2.25)
})

it('does not blow up a single animal', () => {
  expect(roomOf(one, [one], 7).width).toBe(7)
})

it('has room for a flock of none', () => {
  expect(roomOf({ animal: 'kiwi', places: [] }).width).toBeGreaterThan(0)
})
