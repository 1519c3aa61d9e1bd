/** A dealer remembers a few numbers from one question to the next. A stored round holds this memory. */
import { describe, expect, it } from 'vitest'
import { operations } from '../curriculum.ts'
import type { Memory } from '../dealer.ts'
import { loadLevels } from '../load.ts'
import { randomFrom, seedFrom } from '../random.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()
const named = levels.map((level) => [level.operation, level.id, level] as const)

/** The longest memory has the next table and five pairs of two numbers. */
const mostNumbers = 11

describe('the memory of a dealer', () => {
  it.each(named)('the memory of %s %s is a few whole numbers, and does not grow', (_operation, _id, { dealer }) => {
    const random = randomFrom(seedFrom('memory'))
    let memory: Memory = []
    for (let dealt = 0; dealt < 500; dealt++) {
      memory = dealer.deal(random, memory).memory
      expect(memory.length).toBeLessThanOrEqual(mostNumbers)
      expect(memory.every(Number.isInteger)).toBe(true)
    }
  })

  it.each(named)('the same state and memory lead to the same question of %s %s', (_operation, _id, { dealer }) => {
    const random = randomFrom(seedFrom('again'))
    let memory: Memory = []
    for (let dealt = 0; dealt < 50; dealt++) {
      const state = random.state()
      const stored = JSON.parse(JSON.stringify({ state, memory }))
      const first = dealer.deal(random, memory)
      expect(dealer.deal(randomFrom(stored.state), stored.memory)).toEqual(first)
      memory = first.memory
    }
  })

  it.each(named)(
    'dealing a question of %s %s changes neither the memory nor an earlier question',
    (_operation, _id, level) => {
      const random = randomFrom(seedFrom('unchanged'))
      let memory: Memory = []
      const earlier: { readonly dealt: unknown; readonly written: string }[] = []
      for (let dealt = 0; dealt < 50; dealt++) {
        const before = [...memory]
        const next = level.dealer.deal(random, memory)
        expect(memory).toEqual(before)
        earlier.push({ dealt: next, written: JSON.stringify(next) })
        memory = next.memory
      }
      for (const { dealt, written } of earlier) expect(JSON.stringify(dealt)).toBe(written)
    },
  )
})
