import { describe, expect, it } from 'vitest'
import type { Memory } from '../../../dealer.ts'
import { operandsOf } from '../../../operands.ts'
import { randomFrom, seedFrom } from '../../../random.ts'
import { repeatedAddition } from './repeated-addition.ts'
import { tables } from './tables.ts'

function dealAfter(dealer: ReturnType<typeof tables>, memory: Memory, seed = 'tables') {
  const { question, memory: next } = dealer.deal(randomFrom(seedFrom(seed)), memory)
  return { factors: operandsOf(question), memory: next }
}

describe('the tables in turn', () => {
  const dealer = tables([3, 4])

  it('a round begins with the first table', () => {
    const { factors, memory } = dealAfter(dealer, [])
    expect(factors).toContain(3)
    expect(memory[0]).toBe(1)
  })

  it('the table after the last one is the first again', () => {
    const { factors, memory } = dealAfter(dealer, [1])
    expect(factors).toContain(4)
    expect(memory[0]).toBe(0)
  })

  it('the memory holds the next table and at most the last five pairs', () => {
    let memory: Memory = []
    for (let dealt = 1; dealt <= 12; dealt++) {
      memory = dealAfter(dealer, memory, `question ${dealt}`).memory
      expect(memory).toHaveLength(1 + 2 * Math.min(dealt, 5))
    }
  })

  it('a pair of the last five is excluded, even if it was a pair of the other table', () => {
    // The last pairs are 4 × 3, 3 × 0, 4 × 1, 3 × 2 and 4 × 5. The first of them excludes 3 × 4.
    const memory = [0, 4, 3, 3, 0, 4, 1, 3, 2, 4, 5]
    const multipliers = new Set<number>()
    for (let seed = 0; seed < 300; seed++) {
      const [a = 0, b = 0] = dealAfter(dealer, memory, `seed ${seed}`).factors
      multipliers.add(a === 3 ? b : a)
    }
    expect([...multipliers].sort((a, b) => a - b)).toEqual([1, 3, 5, 6, 7, 8, 9, 10])
  })

  it('a question with the pattern of the last one may be of either table, and the tables go on in their order', () => {
    const memory = dealer.memoryForPattern!([1, 4, 3, 3, 0])
    const tablesDealt = new Set<boolean>()
    for (let seed = 0; seed < 100; seed++) {
      const { factors, memory: next } = dealAfter(dealer, memory, `seed ${seed}`)
      tablesDealt.add(factors.includes(4) && !factors.includes(3))
      expect(next.slice(0, 3)).toEqual([1, 3, 0])
    }
    expect(tablesDealt.size).toBe(2)
  })

  it('the longest answer is the largest table times ten', () => {
    expect(tables([3, 4]).answer).toEqual({ maxLength: 2, point: false })
    expect(tables([5, 10]).answer).toEqual({ maxLength: 3, point: false })
  })
})

describe('repeated addition', () => {
  it('a question asks for the total of its groups and draws nothing but its text', () => {
    const { question } = repeatedAddition.deal(randomFrom(seedFrom('groups')), [])
    const { ask, expects, drawn } = question
    if (ask.kind !== 'repeatedAddition' || expects.kind !== 'number') throw new Error(ask.kind)
    expect(Number(expects.answer)).toBe(ask.groups * ask.size)
    expect(drawn).toEqual({ kind: 'expression' })
  })
})
