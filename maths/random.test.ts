import { describe, expect, it } from 'vitest'
import { randomFrom, seedFrom } from './random.ts'

describe('chance', () => {
  it('a generator resumed from its printed state draws the same numbers as one that never stopped', () => {
    const whole = randomFrom(seedFrom('round'))
    const first = Array.from({ length: 10 }, () => whole.integer(1, 1000))
    const printed = JSON.stringify(whole.state())
    const rest = Array.from({ length: 10 }, () => whole.integer(1, 1000))
    const resumed = randomFrom(JSON.parse(printed))
    expect(Array.from({ length: 10 }, () => resumed.integer(1, 1000))).toEqual(rest)
    expect(first).not.toEqual(rest)
  })

  it('every number of a range is drawn about equally often', () => {
    const random = randomFrom(seedFrom('fair'))
    const counts = new Array<number>(10).fill(0)
    for (let i = 0; i < 100_000; i++) counts[random.integer(0, 9)]!++
    // Chi-squared with 9 degrees of freedom is above 27.9 for one seed in a thousand.
    const chi = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
    expect(chi).toBeLessThan(27.9)
  })

  it('the first draws differ for ids that differ in one character', () => {
    const first = new Set(Array.from({ length: 1000 }, (_, i) => randomFrom(seedFrom(`round-${i}`)).integer(0, 1e9)))
    expect(first.size).toBeGreaterThan(998)
  })
})
