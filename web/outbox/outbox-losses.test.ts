import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bestsIn } from './bests.ts'
import { createMoveStore } from './move-store.ts'
import { testDevice } from './test/test-device.ts'
import { fails, header, move, soon, testOutbox } from './test/test-outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the outbox writes the moves of all its rounds again after the database was deleted', async () => {
  const { outbox, device, posts, world } = testOutbox()
  world.reply = () => fails({})
  for (const number of [1, 2, 3]) await outbox.keep(header('first'), 0, move(number))
  await outbox.keep(header('second'), 0, move(1))
  await soon()
  device.lose()
  await soon()
  expect([device.unsent('first'), device.unsent('second')]).toMatchObject([[move(1), move(2), move(3)], [move(1)]])
  expect(outbox.needsPage()).toBe(false)
  world.reply = null
  outbox.wake()
  await soon()
  expect(posts.slice(-2)).toEqual(['first:1,2,3', 'second:1'])
  expect(outbox.status()).toBe('sent')
})

it('the outbox sends a whole round whose database was deleted between two writes', async () => {
  const { outbox, device, posts, world } = testOutbox()
  world.reply = () => fails({})
  await outbox.keep(header('r'), 0, move(1))
  device.lose()
  await outbox.keep(header('r'), 0, move(2))
  world.reply = null
  outbox.wake()
  await soon()
  expect(posts.at(-1)).toBe('r:1,2')
})

it('the outbox needs the page from the loss of the database until the moves are written again', async () => {
  const { outbox, device, world } = testOutbox()
  world.reply = () => fails({})
  await outbox.keep(header('r'), 0, move(1))
  await soon()
  const seen: boolean[] = []
  outbox.onStatus(() => seen.push(outbox.needsPage()))
  // Another tab delays the deletion, so the new database does not open yet.
  device.state = 'gone'
  device.lose()
  expect(seen).toEqual([true])
  await soon()
  expect(outbox.needsPage()).toBe(true)
  device.state = 'works'
  await vi.advanceTimersByTimeAsync(4000)
  expect([outbox.needsPage(), seen.at(-1)]).toEqual([false, false])
})

it('the outbox writes the moves again while nobody is logged in, and sends nothing', async () => {
  const { outbox, device, posts, world } = testOutbox()
  await outbox.keep(header('r'), 0, move(1))
  world.account = null
  device.lose()
  await soon()
  expect(device.unsent('r')).toMatchObject([move(1)])
  expect(posts).toEqual([])
})

it('the outbox writes no move again that the server has stored', async () => {
  const { outbox, device } = testOutbox()
  await outbox.keep(header('r'), 0, move(1))
  await soon()
  device.lose()
  await soon()
  expect(device.unsent('r')).toEqual([])
})

it('the outbox sends a refused round once more after the database with its mark was deleted', async () => {
  const { outbox, device, posts, world } = testOutbox()
  world.reply = () => fails({ status: 409, problem: 'refused' })
  await outbox.keep(header('r'), 1, move(1))
  await soon()
  expect(bestsIn(await outbox.roundsWaiting('mia'))).toEqual({})
  device.lose()
  await soon()
  await soon()
  expect(posts).toEqual(['r:1', 'r:1'])
  expect(device.unsent('r')).toMatchObject([move(1)])
})

it('the move store forgets moves that another tab has sent', async () => {
  const device = testDevice()
  const store = createMoveStore(device)
  for (const number of [1, 2, 3]) await store.keep(header('r'), 0, move(number))
  store.forget('r', 2)
  device.lose()
  await store.writeAgain()
  expect(device.unsent('r')).toEqual([move(3)])
})

it('the move store does not count on a write that the old database accepted while it was being deleted', async () => {
  const device = testDevice()
  const store = createMoveStore({
    ...device,
    keep: async (...args) => {
      await device.keep(...args)
      if (args[2].length === 1) device.lose()
    },
  })
  const heard: boolean[] = []
  store.onNeedsPage((needsPage) => heard.push(needsPage))
  await store.keep(header('r'), 0, move(1))
  expect(heard).toEqual([true])
  await store.keep(header('r'), 0, move(2))
  expect(device.unsent('r')).toEqual([move(1), move(2)])
  expect(heard).toEqual([true, false])
})

it('the move store sends from memory when the database is deleted while it is read', async () => {
  const device = testDevice()
  const store = createMoveStore({
    ...device,
    firstUnsent: async (...args) => {
      device.lose()
      return device.firstUnsent(...args)
    },
  })
  await store.keep(header('r'), 0, move(1))
  expect(await store.nextBatch('mia', new Map())).toMatchObject({ moves: [move(1)] })
})

it('the move store counts the moves on the device and those that only the page has', async () => {
  const device = testDevice()
  const store = createMoveStore(device)
  await store.keep(header('r'), 0, move(1))
  device.state = 'full'
  await store.keep(header('r'), 0, move(2))
  await store.keep(header('of another', 'ben'), 0, move(1))
  expect(await store.countWaiting('mia')).toBe(2)
  device.state = 'gone'
  expect(await store.countWaiting('mia')).toBe(2)
})
