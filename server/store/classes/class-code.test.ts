import { expect, test } from 'vitest'
import { drawClassCode } from './class-code.ts'

test('a class code is six capitals and digits without 0, O, 1 and I, each character equally likely', () => {
  const drawn = Array.from({ length: 8_000 }, drawClassCode)
  for (const code of drawn) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  const counts = new Map<string, number>()
  for (const character of drawn.join('')) counts.set(character, (counts.get(character) ?? 0) + 1)
  expect(counts.size).toBe(32)
  // In 48,000 draws, each of the 32 characters comes about 1,500 times, with a standard deviation of 38.
  // A count seven deviations away happens once in 10^10 runs.
  for (const count of counts.values()) expect(Math.abs(count - 1_500)).toBeLessThan(7 * 38)
})
