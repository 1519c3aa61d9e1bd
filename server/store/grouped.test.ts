import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

const turn = () => new Promise(setImmediate)

/** Doubles numbers, notes each flush, and refuses a group with a negative number in it. */
function doubling() {
  const flushes: number[][] = []
  const call = grouped(async (items: readonly number[]) => {
    flushes.push([...items])
    await turn()
    if (items.some((item) => item < 0)) throw new Error(`no ${items.filter((item) => item < 0)}`)
    return items.map((item) => item * 2)
  })
  return { call, flushes }
}

test('calls of one moment go out together, and each caller gets the answers to its own', async () => {
  const { call, flushes } = doubling()
  expect(await Promise.all([call([1, 2]), call([]), call([3])])).toEqual([[2, 4], [], [6]])
  expect(flushes).toEqual([[1, 2, 3]])
})

test('calls that come while a group is on its way wait and go out as the next group', async () => {
  const { call, flushes } = doubling()
  const first = call([1])
  while (flushes.length === 0) await turn()
  const others = [call([2]), call([3])]
  expect(await Promise.all([first, ...others])).toEqual([[2], [4], [6]])
  expect(flushes).toEqual([[1], [2, 3]])
})

test('a bad call fails alone: its neighbours are answered all the same', async () => {
  const { call, flushes } = doubling()
  const [good, bad, alsoGood] = await Promise.allSettled([call([1]), call([-5, 7]), call([2])])
  expect(good).toEqual({ status: 'fulfilled', value: [2] })
  expect(bad).toMatchObject({ status: 'rejected', reason: new Error('no -5') })
  expect(alsoGood).toEqual({ status: 'fulfilled', value: [4] })
  expect(flushes).toEqual([[1, -5, 7, 2], [1], [-5, 7], [2]])
})

test('a call that fails on its own is not tried again, and the next one goes through', async () => {
  const { call, flushes } = doubling()
  await expect(call([-1])).rejects.toThrow('no -1')
  expect(await call([4])).toEqual([8])
  expect(flushes).toEqual([[-1], [4]])
})

test('many calls go out in groups of a hundred, none forgotten', async () => {
  const { call, flushes } = doubling()
  const numbers = Array.from({ length: 250 }, (_, i) => i)
  expect(await Promise.all(numbers.map((number) => call([number])))).toEqual(numbers.map((number) => [number * 2]))
  expect(flushes.map((flush) => flush.length)).toEqual([100, 100, 50])
})
