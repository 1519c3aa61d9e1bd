import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeLimit } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const taking = (milliseconds: number) => new Promise((resolve) => void setTimeout(resolve, milliseconds, 'done'))

test('the parts of a request share one time limit, which does not count the time between them', async () => {
  const within = timeLimit(1000)
  const first = within(taking(600))
  await vi.advanceTimersByTimeAsync(600)
  expect(await first).toBe('done')
  await vi.advanceTimersByTimeAsync(5000)
  const refused = expect(within(taking(500))).rejects.toThrow('The database did not respond within 1 seconds')
  await vi.advanceTimersByTimeAsync(400)
  await refused
})

test('a part that fails within the time limit keeps its own error', async () => {
  await expect(timeLimit(1000)(Promise.reject(new Error('locked')))).rejects.toThrow('locked')
})

test('a result that is there when a suspended process goes on is not refused', async () => {
  vi.useRealTimers()
  await new Promise(setImmediate)
  const result = timeLimit(1)(new Promise((resolve) => setImmediate(resolve, 'done')))
  const wakes = performance.now() + 20
  while (performance.now() < wakes);
  expect(await result).toBe('done')
})
