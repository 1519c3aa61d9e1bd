import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { bestsIn } from './bests.ts'
import { fails, header, move, soon, testOutbox } from './test/test-outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the outbox keeps moves and best streaks while there is no network, and retries with growing pauses', async () => {
  const { outbox, posts, server, world } = testOutbox()
  world.reply = () => fails({})
  await outbox.keep(header('r'), 3, move(1))
  await vi.advanceTimersByTimeAsync(8000)
  expect(outbox.status()).toBe('waiting')
  expect(posts).toHaveLength(4)
  expect(bestsIn(await outbox.roundsWaiting('mia'))).toEqual({ addition: { '1.1': { streak: 3, completed: false } } })
  world.reply = null
  outbox.wake()
  await soon()
  expect(server.get('r')).toEqual([1])
  expect(outbox.status()).toBe('sent')
})

it('the outbox retries work that the browser refuses to begin, and reports no error', async () => {
  const errors = vi.spyOn(console, 'error')
  const { outbox, posts, server, world } = testOutbox()
  world.refusesWork = true
  await outbox.keep(header('r'), 0, move(1))
  await vi.advanceTimersByTimeAsync(8000)
  expect(posts).toEqual([])
  expect(outbox.status()).toBe('waiting')
  world.refusesWork = false
  await vi.advanceTimersByTimeAsync(8000)
  expect(server.get('r')).toEqual([1])
  expect(outbox.status()).toBe('sent')
  expect(errors).not.toHaveBeenCalled()
})

it('the outbox does not retry a failed round with every new move', async () => {
  const { outbox, posts, world } = testOutbox()
  world.reply = () => fails({ status: 503, problem: 'failed' })
  await outbox.keep(header('r'), 0, move(1))
  await soon()
  for (const number of [2, 3, 4]) await outbox.keep(header('r'), 0, move(number))
  await soon()
  expect(posts).toEqual(['r:1'])
})

it('the outbox saves a later round while the server keeps failing for an earlier one', async () => {
  const { outbox, posts, server, world } = testOutbox()
  world.reply = (round) => (round === 'failing' ? fails({ status: 500, problem: 'failed' }) : null)
  await outbox.keep(header('failing'), 0, move(1))
  await outbox.keep(header('good'), 0, move(1))
  await soon()
  expect(server.get('good')).toEqual([1])
  expect(outbox.status()).toBe('waiting')
  await outbox.keep(header('good'), 0, move(2))
  await soon()
  expect(posts).toEqual(['failing:1', 'good:1', 'good:2'])
})

it('the outbox retries a failing round alone with growing pauses, and its moves stay in order', async () => {
  const { outbox, posts, server, world } = testOutbox()
  world.reply = (round) => (round === 'failing' ? fails({ status: 500, problem: 'failed' }) : null)
  for (let number = 1; number <= 60; number++) await outbox.keep(header('failing'), 0, move(number))
  await outbox.keep(header('good'), 0, move(1))
  await vi.advanceTimersByTimeAsync(8000)
  expect(posts.map((post) => post.split(',')[0])).toEqual(['failing:1', 'good:1', ...Array(3).fill('failing:1')])
  world.reply = null
  await vi.advanceTimersByTimeAsync(8000)
  expect(server.get('failing')).toEqual(Array.from({ length: 60 }, (_, i) => i + 1))
  expect(outbox.status()).toBe('sent')
})

it('the outbox sends no other round of an account over its allowance', async () => {
  const { outbox, posts, world } = testOutbox()
  world.reply = () => fails({ status: 429 })
  await outbox.keep(header('first'), 0, move(1))
  await outbox.keep(header('second'), 0, move(1))
  await soon()
  expect(posts).toEqual(['first:1'])
  expect(outbox.status()).toBe('waiting')
})

it('the outbox tries two rounds at a time while no reply comes, and sends all when replies come again', async () => {
  const { outbox, posts, server, world } = testOutbox()
  world.reply = () => fails({})
  const rounds = ['a', 'b', 'c', 'd', 'e']
  for (const round of rounds) await outbox.keep(header(round), 0, move(1))
  await soon()
  expect(posts).toEqual(['a:1', 'b:1'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(posts).toEqual(['a:1', 'b:1', 'c:1', 'd:1'])
  world.reply = null
  await vi.advanceTimersByTimeAsync(4000)
  for (const round of rounds) expect(server.get(round)).toEqual([1])
  expect(outbox.status()).toBe('sent')
})

it('the outbox sends later rounds although the replies of an earlier round never arrive', async () => {
  const { outbox, posts, server, world } = testOutbox()
  world.reply = (round) => (round === 'lost' ? fails({}) : null)
  await outbox.keep(header('lost'), 0, move(1))
  await outbox.keep(header('good'), 0, move(1))
  await soon()
  expect(posts).toEqual(['lost:1', 'good:1'])
  await outbox.keep(header('good'), 0, move(2))
  await soon()
  expect(server.get('good')).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(8000)
  expect(posts.filter((post) => post === 'lost:1')).toHaveLength(4)
  expect(outbox.status()).toBe('waiting')
})

it('the outbox sends the moves of other rounds before it retries rounds whose requests hang', async () => {
  const { outbox, posts, world } = testOutbox()
  const hangs = async () => {
    await new Promise((timedOut) => setTimeout(timedOut, 20_000))
    return fails({})
  }
  world.reply = (round) => (round.startsWith('hanging') ? hangs() : null)
  for (const round of ['hanging', 'hanging too', 'good']) await outbox.keep(header(round), 0, move(1))
  await vi.advanceTimersByTimeAsync(41_200)
  expect(posts).toEqual(['hanging:1', 'hanging too:1', 'good:1'])
  // Both retries are due after a second, and the first is under way when the child answers again.
  await vi.advanceTimersByTimeAsync(2000)
  await outbox.keep(header('good'), 0, move(2))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(posts.slice(3)).toEqual(['hanging:1', 'good:2', 'hanging too:1'])
})

it('the outbox sends the other rounds when the program fails for one of them', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { outbox, server, world } = testOutbox()
  world.reply = (round) => (round === 'broken' ? Promise.reject(new TypeError('no such level')) : null)
  await outbox.keep(header('broken'), 0, move(1))
  await outbox.keep(header('good'), 0, move(1))
  await soon()
  expect(server.get('good')).toEqual([1])
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
})

it('the outbox logs an error of the program once and retries the moves', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { outbox, posts, server, world } = testOutbox()
  const mistake = new TypeError('moves is not iterable')
  world.reply = () => Promise.reject(mistake)
  await outbox.keep(header('r'), 3, move(1))
  await vi.advanceTimersByTimeAsync(8000)
  expect(outbox.status()).toBe('waiting')
  expect(posts).toHaveLength(4)
  expect(said.mock.calls).toEqual([[expect.any(String), mistake]])
  said.mockRestore()
  world.reply = null
  outbox.wake()
  await soon()
  expect(server.get('r')).toEqual([1])
})

it('the outbox sets a refused round aside and sends the other rounds', async () => {
  const { outbox, posts, news, server } = testOutbox()
  await outbox.keep(header('refused'), 0, move(7))
  await outbox.keep(header('good'), 0, move(1))
  await soon()
  expect(server.get('good')).toEqual([1])
  expect(news.map(({ kind, header }) => `${kind} ${header.round}`)).toEqual(['setAside refused', 'stored good'])
  await outbox.keep(header('refused'), 0, move(8))
  await soon()
  expect(posts).toEqual(['refused:7', 'good:1'])
})

it('the outbox sets a round aside when the device no longer has the moves that the server has lost', async () => {
  const { outbox, device, news, server } = testOutbox()
  device.keepsNoSentMoves = true
  await outbox.keep(header('r'), 0, move(1))
  await soon()
  server.set('r', [])
  await outbox.keep(header('r'), 0, move(2))
  await soon()
  expect(news.map(({ kind }) => kind)).toEqual(['stored', 'setAside'])
})
