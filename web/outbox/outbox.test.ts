import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bestsIn } from './bests.ts'
import { fails, header, move, soon, testOutbox } from './test/test-outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the outbox sends moves that are made quickly in one batch', async () => {
  const { outbox, posts } = testOutbox()
  await outbox.keep(header('r'), 1, move(1))
  await outbox.keep(header('r'), 2, move(2))
  expect(outbox.status()).toBe('sending')
  await soon()
  expect(posts).toEqual(['r:1,2'])
  expect(outbox.status()).toBe('sent')
  expect(bestsIn(await outbox.roundsWaiting('mia'))).toEqual({})
})

it('the outbox keeps a move with the time at which it was made', async () => {
  const { outbox, device, world } = testOutbox()
  world.account = null
  vi.setSystemTime(5000)
  await outbox.keep(header('r'), 0, move(1))
  expect(device.unsent('r')).toEqual([{ ...move(1), madeAt: 5000 }])
})

it('the outbox sends more moves than one batch holds in order', async () => {
  const { outbox, posts } = testOutbox()
  for (let number = 1; number <= 120; number++) await outbox.keep(header('r'), 0, move(number))
  await soon()
  expect(posts.map((post) => post.split(',').length)).toEqual([50, 50, 20])
})

it('the outbox sends each move once when the device has no room for sent moves', async () => {
  const { outbox, device, posts } = testOutbox()
  device.keepsNoSentMoves = true
  for (const number of [1, 2]) await outbox.keep(header('r'), 0, move(number))
  await soon()
  outbox.wake()
  await soon()
  expect(posts).toEqual(['r:1,2'])
})

it('the outbox continues from the move that the server expects', async () => {
  const { outbox, posts, server, world } = testOutbox()
  for (const number of [1, 2, 3]) await outbox.keep(header('r'), 0, move(number))
  world.reply = () => {
    world.reply = null
    server.set('r', [1, 2])
    return fails({ status: 409, problem: 'outOfOrder', expected: 3 })
  }
  await soon()
  expect(posts).toEqual(['r:1,2,3', 'r:3'])
  expect(outbox.status()).toBe('sent')
})

it('the outbox sends moves again that the server has lost since, and the round goes on', async () => {
  const { outbox, news, posts, server } = testOutbox()
  for (const number of [1, 2, 3]) await outbox.keep(header('r'), 0, move(number))
  await soon()
  server.set('r', [1])
  await outbox.keep(header('r'), 0, move(4))
  await soon()
  expect(server.get('r')).toEqual([1, 2, 3, 4])
  expect(posts).toEqual(['r:1,2,3', 'r:4', 'r:2,3,4'])
  expect(news.map(({ kind }) => kind)).toEqual(['stored', 'stored'])
  expect(outbox.status()).toBe('sent')
})

it('the outbox reports that the teacher closed the round', async () => {
  const { outbox, news, world } = testOutbox()
  world.reply = async () => ({ stored: { lastMove: 1, closed: true, best: 0, completed: false } })
  await outbox.keep(header('r'), 4, move(1))
  await soon()
  const stored = { lastMove: 1, closed: true, best: 0, completed: false }
  expect(news).toEqual([{ kind: 'stored', header: expect.objectContaining({ round: 'r' }), stored }])
})

it('the outbox leaves a round that the teacher closed out of the best streaks, even with unsent moves', async () => {
  const { outbox, world } = testOutbox()
  world.reply = async () => ({ stored: { lastMove: 1, closed: true, best: 0, completed: false } })
  await outbox.keep(header('closed'), 4, move(1))
  await soon()
  world.reply = () => fails({})
  await outbox.keep(header('closed'), 5, move(2))
  await outbox.keep(header('fresh'), 1, move(1))
  await soon()
  expect(outbox.status()).toBe('waiting')
  expect(bestsIn(await outbox.roundsWaiting('mia'))).toEqual({ addition: { '1.1': { streak: 1, completed: false } } })
})

it('the outbox stops when nobody is logged in and continues after the login', async () => {
  const { outbox, posts, server, world } = testOutbox()
  world.reply = () => fails({ status: 401 })
  await outbox.keep(header('r'), 0, move(1))
  await soon()
  expect(outbox.status()).toBe('signedOut')
  await outbox.keep(header('r'), 0, move(2))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posts).toHaveLength(1)
  world.reply = null
  outbox.wake()
  await soon()
  expect(server.get('r')).toEqual([1, 2])
})

it("the outbox never sends one student's answers while another student is logged in", async () => {
  const { outbox, posts, world } = testOutbox()
  world.account = 'tane'
  await outbox.keep(header('r', 'mia'), 2, move(1))
  outbox.wake()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(posts).toEqual([])
  world.account = 'mia'
  outbox.wake()
  await soon()
  expect(posts).toEqual(['r:1'])
})

it('the outbox checks before every batch whose moves may be sent', async () => {
  const { outbox, posts, world } = testOutbox()
  for (let number = 1; number <= 60; number++) await outbox.keep(header('r'), 0, move(number))
  world.reply = async () => {
    world.account = 'tane'
    return { stored: { lastMove: 50, closed: false, best: 0, completed: false } }
  }
  await soon()
  expect(posts).toHaveLength(1)
  expect(outbox.status()).toBe('signedOut')
})

it('moves of a merged account wait for the student and are sent as the student', async () => {
  const { outbox, posts, server, world } = testOutbox()
  world.account = null
  await outbox.keep(header('of-ana', 'ana'), 0, move(1))
  await outbox.keep(header('of-mia'), 0, move(1))
  world.account = 'mia'
  outbox.wake()
  await soon()
  expect([posts, await outbox.countWaiting('mia')]).toEqual([['of-mia:1'], 0])
  vi.stubGlobal('localStorage', { getItem: (slot: string) => (slot === 'merged mia' ? 'ana' : null) })
  expect(await outbox.countWaiting('mia')).toBe(1)
  outbox.wake()
  await soon()
  vi.unstubAllGlobals()
  expect(posts).toEqual(['of-mia:1', 'ana by mia, of-ana:1'])
  expect([server.get('of-ana'), await outbox.countWaiting('ana')]).toEqual([[1], 0])
})
