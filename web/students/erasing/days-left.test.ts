import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

const day = 24 * 3600_000

test('thirty days are left right after an erasure, and one until the last moment', () => {
  expect(daysLeft(30 * day, 0)).toBe(30)
  expect(daysLeft(30 * day, 1)).toBe(30)
  expect(daysLeft(30 * day, 29 * day)).toBe(1)
  expect(daysLeft(30 * day, 30 * day - 1)).toBe(1)
})
