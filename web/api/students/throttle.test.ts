import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gathered } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('what changes in a class while its page is open', () => {
  it('is read again at once, then no more often than every 700 ms', async () => {
    const passed: string[][] = []
    const add = gathered<string>(async (items) => passed.push([...items]), 700)
    for (const operation of ['addition', 'division', 'addition', 'division']) add(operation)
    expect(passed).toEqual([['addition']])
    await vi.advanceTimersByTimeAsync(699)
    expect(passed).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(passed).toEqual([['addition'], ['division', 'addition']])
  })

  it('is never read while the last answer is on its way, and never forgotten', async () => {
    const answers: (() => void)[] = []
    let asked = 0
    const add = gathered<string>(() => {
      asked++
      return new Promise<void>((resolve) => answers.push(resolve))
    }, 700)
    add('addition')
    add('addition')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toBe(1)
    answers[0]?.()
    await vi.advanceTimersByTimeAsync(700)
    expect(asked).toBe(2)
    answers[1]?.()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(asked).toBe(2)
    add('length')
    expect(asked).toBe(3)
  })

  it('is read again after a reading that failed', async () => {
    let asked = 0
    const add = gathered<string>(async () => {
      asked++
      throw new Error('No connection')
    }, 700)
    add('addition')
    await vi.advanceTimersByTimeAsync(700)
    add('addition')
    expect(asked).toBe(2)
    await vi.advanceTimersByTimeAsync(700)
  })
})
