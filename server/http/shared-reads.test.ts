import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSharedReads } from './shared-reads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const addition = { classId: 'c1', key: 'addition' }

/** Returns a read that takes 5 ms and returns its own number, and how many reads have begun. */
function countedReads() {
  let begun = 0
  const read = async () => {
    const number = ++begun
    await new Promise((resolve) => setTimeout(resolve, 5))
    return number
  }
  return { read, begun: () => begun }
}

it('thirty requests of one moment share one read', async () => {
  const reads = createSharedReads()
  const { read } = countedReads()
  const results = Array.from({ length: 30 }, () => reads.share(addition, read))
  await vi.advanceTimersByTimeAsync(5)
  expect(await Promise.all(results)).toEqual(Array.from({ length: 30 }, () => 1))
})

it('a request during a read waits for the next read, because its data may be newer than the running one', async () => {
  const reads = createSharedReads()
  const { read } = countedReads()
  const first = reads.share(addition, read)
  await vi.advanceTimersByTimeAsync(2)
  const later = Array.from({ length: 29 }, () => reads.share(addition, read))
  await vi.advanceTimersByTimeAsync(10)
  expect(await first).toBe(1)
  expect(await Promise.all(later)).toEqual(Array.from({ length: 29 }, () => 2))
})

it('thirty pages that were told of a change share one read, although their requests come one after the other', async () => {
  const reads = createSharedReads()
  const { read, begun } = countedReads()
  for (let page = 0; page < 30; page++) reads.expectPage('c1')
  const results = []
  for (let page = 0; page < 30; page++) {
    results.push(reads.share(addition, read))
    await vi.advanceTimersByTimeAsync(1)
  }
  await vi.advanceTimersByTimeAsync(30)
  await Promise.all(results)
  expect(begun()).toBe(1)
})

it('the only page of a class does not wait for other pages', async () => {
  const reads = createSharedReads()
  const { read, begun } = countedReads()
  reads.expectPage('c1')
  const only = reads.share(addition, read)
  await vi.advanceTimersByTimeAsync(0)
  expect(begun()).toBe(1)
  await vi.advanceTimersByTimeAsync(5)
  await only
})

it('reads of different keys do not share', async () => {
  const reads = createSharedReads()
  const { read } = countedReads()
  const keys = ['addition', 'division']
  const results = keys.map((key) => reads.share({ classId: 'c1', key }, read))
  await vi.advanceTimersByTimeAsync(5)
  expect(await Promise.all(results)).toEqual([1, 2])
})

it('a read that fails fails for all its requests, and the next one is tried again', async () => {
  const reads = createSharedReads()
  const fails = async () => {
    throw new Error('no database')
  }
  const failed = await Promise.allSettled([reads.share(addition, fails), reads.share(addition, fails)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await reads.share(addition, async () => 'read')).toBe('read')
})
