import { describe, expect, it } from 'vitest'
import type { Memory } from '../../../dealer.ts'
import { operandsOf } from '../../../operands.ts'
import { randomFrom, seedFrom } from '../../../random.ts'
import { tally } from '../../../test/edges.ts'
import { countingRun } from './run.ts'

/** Returns the four numbers of many runs, the missing one included. */
function runsOf(year: string, direction: 'up' | 'down'): (readonly number[])[] {
  const dealer = countingRun(year, direction)
  const random = randomFrom(seedFrom('runs'))
  let memory: Memory = []
  return Array.from({ length: 8000 }, () => {
    const { question, memory: next } = dealer.deal(random, memory)
    memory = next
    return operandsOf(question)
  })
}

const stepOf = ([first = 0, second = 0]: readonly number[]) => second - first

describe('runs of numbers', () => {
  it.each([
    ['2', 'up'],
    ['2', 'down'],
    ['3', 'up'],
    ['3', 'down'],
  ] as const)('half of the runs of Year %s that count %s go in ones', (year, direction) => {
    const runs = runsOf(year, direction)
    const inOnes = runs.filter((run) => Math.abs(stepOf(run)) === 1)
    expect(Math.abs(inOnes.length / runs.length - 0.5)).toBeLessThan(0.03)
    const others = tally(runs.map(stepOf).filter((step) => Math.abs(step) > 1))
    for (const count of others.values()) {
      expect(Math.abs(count - (runs.length - inOnes.length) / others.size)).toBeLessThan(200)
    }
  })

  it.each([
    ['2', 2, 2],
    ['2', 5, 5],
    ['2', 10, 10],
    ['3', 2, 2],
    ['3', 5, 5],
    ['3', 10, 1],
    ['3', 100, 1],
  ])('a run of Year %s in steps of %i starts at any multiple of %i', (year, step, from) => {
    const starts = runsOf(year, 'up')
      .filter((run) => stepOf(run) === step)
      .map(([first]) => first! % step)
    const expected = Array.from({ length: step / from }, (_, i) => i * from)
    expect([...new Set(starts)].sort((a, b) => a - b)).toEqual(expected)
  })

  it('a run that comes again has its gap at another position', () => {
    const dealer = countingRun('0', 'up')
    for (let i = 0; i < 2000; i++) {
      const state = seedFrom(`state ${i}`)
      const first = dealer.deal(randomFrom(state), [])
      const second = dealer.deal(randomFrom(state), first.memory)
      expect(operandsOf(second.question)).toEqual(operandsOf(first.question))
      expect(second.question.drawn).not.toEqual(first.question.drawn)
    }
  })
})
