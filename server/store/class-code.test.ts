import { expect, test } from 'vitest'
import { drawClassCode } from './class-code.ts'

test('a class code is six capitals and digits without 0, O, 1 and I, each sign as likely as any other', () => {
  const drawn = Array.from({ length: 8_000 }, drawClassCode)
  for (const code of drawn) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  const counts = new Map<string, number>()
  for (const sign of drawn.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  expect(counts.size).toBe(32)
  // 48,000 draws of 32 signs: 1,500 each, standard deviation 38; seven of them away happens once in 10^10 runs.
  for (const count of counts.values()) expect(Math.abs(count - 1_500)).toBeLessThan(7 * 38)
})
