import { expect, test } from 'vitest'
import { groupCalls } from './group-calls.ts'

const turn = () => new Promise(setImmediate)

/** Returns a call that doubles numbers, and a list of its flushes. A group with a negative number is refused. */
function doubling() {
  const flushes: number[][] = []
  const call = groupCalls(async (items: readonly number[]) => {
    flushes.push([...items])
    await turn()
    if (items.some((item) => item < 0)) throw new Error(`no ${items.filter((item) => item < 0)}`)
    return items.map((item) => item * 2)
  })
  return { call, flushes }
}

test('a call returns its own results when several made at the same moment are flushed together', async () => {
  const { call, flushes } = doubling()
  expect(await Promise.all([call([1, 2]), call([]), call([3])])).toEqual([[2, 4], [], [6]])
  expect(flushes).toEqual([[1, 2, 3]])
})

test('a call made during a flush waits and is part of the next group', async () => {
  const { call, flushes } = doubling()
  const first = call([1])
  while (flushes.length === 0) await turn()
  const others = [call([2]), call([3])]
  expect(await Promise.all([first, ...others])).toEqual([[2], [4], [6]])
  expect(flushes).toEqual([[1], [2, 3]])
})

test('a bad call fails alone, and its neighbours succeed', async () => {
  const { call, flushes } = doubling()
  const [good, bad, alsoGood] = await Promise.allSettled([call([1]), call([-5, 7]), call([2])])
  expect(good).toEqual({ status: 'fulfilled', value: [2] })
  expect(bad).toMatchObject({ status: 'rejected', reason: new Error('no -5') })
  expect(alsoGood).toEqual({ status: 'fulfilled', value: [4] })
  expect(flushes).toEqual([[1, -5, 7, 2], [1], [-5, 7], [2]])
})

test('one bad call among many fails alone, and no more than four calls are tried at once', async () => {
  let running = 0
  const atOnce: number[] = []
  const call = groupCalls(async (items: readonly number[]) => {
    atOnce.push(++running)
    await turn()
    running--
    if (items.includes(3)) throw new Error('no 3')
    return [...items]
  })
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, i) => call([i])))
  expect(results.flatMap(({ status }, i) => (status === 'rejected' ? i : []))).toEqual([3])
  expect(Math.max(...atOnce)).toBe(4)
})

test('a group fails as a whole when the first four of its calls fail alone', async () => {
  const { call, flushes } = doubling()
  const results = await Promise.allSettled([-1, -2, -3, -4, 5, 6].map((number) => call([number])))
  expect(results.map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
  expect(flushes).toEqual([[-1, -2, -3, -4, 5, 6], [-1], [-2], [-3], [-4]])
  expect(await call([7])).toEqual([14])
})

test('a call that fails on its own is not tried again, and the next one goes through', async () => {
  const { call, flushes } = doubling()
  await expect(call([-1])).rejects.toThrow('no -1')
  expect(await call([4])).toEqual([8])
  expect(flushes).toEqual([[-1], [4]])
})

test('a group has at most a hundred calls, and each of 250 calls returns its result', async () => {
  const { call, flushes } = doubling()
  const numbers = Array.from({ length: 250 }, (_, i) => i)
  expect(await Promise.all(numbers.map((number) => call([number])))).toEqual(numbers.map((number) => [number * 2]))
  expect(flushes.map((flush) => flush.length)).toEqual([100, 100, 50])
})

test('a flush that fails late fails its calls and those that wait, without another try', async () => {
  const flushes: number[][] = []
  let time = 0
  let fail = (_reason: Error) => {}
  const call = groupCalls(
    (items: readonly number[]) => {
      flushes.push([...items])
      return new Promise<number[]>((_, reject) => {
        fail = reject
      })
    },
    { now: () => time },
  )
  const group = [call([1]), call([2])]
  while (flushes.length === 0) await turn()
  const waiting = call([3])
  time = 3000
  fail(new Error('a lock'))
  const results = await Promise.allSettled([...group, waiting])
  expect(results).toEqual(Array(3).fill({ status: 'rejected', reason: new Error('a lock') }))
  expect(flushes).toEqual([[1, 2]])
})
