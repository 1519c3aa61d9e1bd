import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inTime } from './in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a database that responds has no time limit afterwards', async () => {
  expect(await inTime(Promise.resolve('Mia'))).toBe('Mia')
  await expect(inTime(Promise.reject(new Error('no free space')))).rejects.toThrow('no free space')
  expect(vi.getTimerCount()).toBe(0)
})

it('a database that never responds is given up after two seconds', async () => {
  const given = inTime(new Promise(() => {}))
  const refused = expect(given).rejects.toThrow('does not respond')
  await vi.advanceTimersByTimeAsync(2000)
  await refused
})
