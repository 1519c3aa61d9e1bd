import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bestsIn } from './bests.ts'
import type { Stored } from './sending.ts'
import type { TestDevice } from './test/test-device.ts'
import { fails, header, move, soon, testOutbox } from './test/test-outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Returns an outbox whose server fails until `recover` is called, which wakes the outbox too. */
function failingOutbox(device?: TestDevice) {
  const parts = testOutbox(device)
  parts.world.reply = () => fails({})
  const recover = () => {
    parts.world.reply = null
    parts.outbox.wake()
    return soon()
  }
  return { ...parts, recover }
}

it('the outbox keeps moves in memory when the browser refuses a database', async () => {
  const { outbox, device, server } = testOutbox()
  device.state = 'gone'
  await outbox.keep(header('r'), 1, move(1))
  expect(bestsIn(await outbox.roundsWaiting('mia'))).toEqual({ addition: { '1.1': { streak: 1, completed: false } } })
  await soon()
  expect(server.get('r')).toEqual([1])
  expect(outbox.status()).toBe('sent')
})

it('the outbox sends a whole round after the database refused a move in the middle', async () => {
  const { outbox, device, news, posts, recover } = failingOutbox()
  await outbox.keep(header('r'), 1, move(1))
  device.state = 'full'
  await outbox.keep(header('r'), 2, move(2))
  device.state = 'works'
  await outbox.keep(header('r'), 3, move(3))
  await soon()
  await recover()
  expect(posts.at(-1)).toBe('r:1,2,3')
  expect(news.map(({ kind }) => kind)).toEqual(['stored'])
})

it('the outbox sends moves from the database and from memory in one batch', async () => {
  const { outbox, device, posts } = testOutbox()
  await outbox.keep(header('r'), 1, move(1))
  device.state = 'full'
  await outbox.keep(header('r'), 2, move(2))
  await outbox.keep(header('r'), 3, move(3))
  await soon()
  expect(posts).toEqual(['r:1,2,3'])
})

it('the outbox writes moves from memory to the database once the database works again', async () => {
  const { outbox, device } = failingOutbox()
  device.state = 'full'
  await outbox.keep(header('r'), 0, move(1))
  await outbox.keep(header('r'), 0, move(2))
  expect(device.unsent('r')).toEqual([])
  device.state = 'works'
  await vi.advanceTimersByTimeAsync(2000)
  expect(device.unsent('r')).toMatchObject([move(1), move(2)])
})

it('the outbox sends a round from memory while its earlier moves cannot be read from the database', async () => {
  const { outbox, device, posts, recover } = failingOutbox()
  await outbox.keep(header('r'), 0, move(1))
  device.state = 'gone'
  await outbox.keep(header('r'), 0, move(2))
  await soon()
  await recover()
  expect(posts.at(-1)).toBe('r:1,2')
})

it('the outbox waits with a round until the moves of an earlier page can be read from the database', async () => {
  const { device } = testOutbox()
  await device.keep(header('r'), 0, [move(1)])
  const { outbox, news, server } = testOutbox(device)
  device.state = 'gone'
  await outbox.keep(header('r'), 0, move(2))
  await soon()
  expect(news).toEqual([])
  device.state = 'works'
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.get('r')).toEqual([1, 2])
})

it('the outbox reads the database again after it could not be read once', async () => {
  const { device } = testOutbox()
  await device.keep(header('r'), 0, [move(1)])
  const { outbox, server } = testOutbox(device)
  device.state = 'gone'
  outbox.wake()
  await soon()
  device.state = 'works'
  await vi.advanceTimersByTimeAsync(2000)
  expect(server.get('r')).toEqual([1])
})

it('the outbox needs the page while unsent moves are only in memory', async () => {
  const { outbox, device, recover } = failingOutbox()
  const seen: boolean[] = []
  outbox.onStatus(() => seen.push(outbox.needsPage()))
  await outbox.keep(header('r'), 0, move(1))
  expect(outbox.needsPage()).toBe(false)
  device.state = 'full'
  await outbox.keep(header('r'), 0, move(2))
  expect(outbox.needsPage()).toBe(true)
  await recover()
  expect(outbox.needsPage()).toBe(false)
  expect(seen.at(0)).toBe(false)
  expect(seen).toContain(true)
  expect(seen.at(-1)).toBe(false)
})

it('the outbox no longer needs the page once the database has the moves', async () => {
  const { outbox, device } = failingOutbox()
  device.state = 'gone'
  await outbox.keep(header('r'), 0, move(1))
  expect(outbox.needsPage()).toBe(true)
  device.state = 'works'
  await vi.advanceTimersByTimeAsync(2000)
  expect([outbox.status(), outbox.needsPage()]).toEqual(['waiting', false])
})

it('the outbox does not need the page for a round that was set aside', async () => {
  const { outbox, device, world } = testOutbox()
  world.reply = () => fails({ status: 409, problem: 'refused' })
  device.state = 'gone'
  await outbox.keep(header('r'), 0, move(1))
  await soon()
  await outbox.keep(header('r'), 0, move(2))
  expect(outbox.needsPage()).toBe(false)
})

it('the outbox goes on with a round from memory when the database breaks for good', async () => {
  const { outbox, device, server } = testOutbox()
  await outbox.keep(header('r'), 0, move(1))
  await soon()
  device.state = 'gone'
  await outbox.keep(header('r'), 0, move(2))
  await soon()
  expect(server.get('r')).toEqual([1, 2])
  expect(outbox.status()).toBe('sent')
})

it('the outbox sends each move once when the database cannot delete moves', async () => {
  const { outbox, device, posts } = testOutbox()
  for (let number = 1; number <= 60; number++) await outbox.keep(header('r'), 0, move(number))
  device.state = 'full'
  await soon()
  expect(posts.map((post) => post.split(',').length)).toEqual([50, 10])
  expect(outbox.status()).toBe('sent')
})

it('the outbox sends a refused round once although the database takes its mark and not its moves', async () => {
  const { outbox, device, posts, world } = testOutbox()
  world.reply = () => fails({ status: 409, problem: 'refused' })
  device.state = 'full'
  device.hasRoomForMarks = true
  await outbox.keep(header('r'), 0, move(1))
  await soon()
  expect(posts).toEqual(['r:1'])
  expect(outbox.needsPage()).toBe(true)
})

it('the outbox keeps the moves after a reply without the number of the last stored move', async () => {
  const { outbox, device, world } = testOutbox()
  world.reply = async () => ({ stored: {} as Stored })
  await outbox.keep(header('r'), 0, move(1))
  await soon()
  expect(device.unsent('r')).toMatchObject([move(1)])
})
