import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { throttled } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the refetch of a changed class', () => {
  it('the first change is passed on at once, and later ones at most every 700 ms', async () => {
    const passed: string[][] = []
    const add = throttled<string>(async (items) => passed.push([...items]), 700)
    for (const operation of ['addition', 'division', 'addition', 'division']) add(operation)
    expect(passed).toEqual([['addition']])
    await vi.advanceTimersByTimeAsync(699)
    expect(passed).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(passed).toEqual([['addition'], ['division', 'addition']])
  })

  it('a change waits while the last refetch is running, and is not lost', async () => {
    const ends: (() => void)[] = []
    let started = 0
    const add = throttled<string>(() => {
      started++
      return new Promise<void>((resolve) => ends.push(resolve))
    }, 700)
    add('addition')
    add('addition')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(started).toBe(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(700)
    expect(started).toBe(2)
    ends[1]?.()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(started).toBe(2)
    add('length')
    expect(started).toBe(3)
  })

  it('a change is passed on after a refetch that failed', async () => {
    let started = 0
    const add = throttled<string>(async () => {
      started++
      throw new Error('No connection')
    }, 700)
    add('addition')
    await vi.advanceTimersByTimeAsync(700)
    add('addition')
    expect(started).toBe(2)
    await vi.advanceTimersByTimeAsync(700)
  })
})
