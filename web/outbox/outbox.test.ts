import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Move } from '#maths'
import { bestsIn } from './bests.ts'
import { createOutbox, type News, type OutboxParts } from './outbox.ts'
import { pageMoveStore } from './page-move-store.ts'
import type { Reply, RoundHeader, Trouble } from './sending.ts'
import { testDevice } from './test/test-device.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const header = (round: string, account = 'mia'): RoundHeader => ({
  account,
  round,
  operation: 'addition',
  levelId: '1.1',
  rules: 1,
})
const move = (number: number): Move => ({ number, at: number, kind: 'next' })
const fails = async (given: Partial<Trouble>): Promise<Reply> => ({
  trouble: { status: null, problem: null, message: '', expected: null, ...given },
})

/** Creates an outbox with a server that keeps the numbers of the moves and refuses gaps like the real one. */
function set(given: Partial<OutboxParts> = {}) {
  const device = testDevice()
  const server = new Map<string, number[]>()
  const posts: string[] = []
  const world = {
    account: 'mia' as string | null,
    /** Replaces the server's reply, for one round or for all. Null leaves the server to reply. */
    reply: null as ((round: string) => Promise<Reply> | null) | null,
  }
  const outbox = createOutbox({
    shelf: pageMoveStore(device),
    account: () => world.account,
    takeBack: device.takeBack,
    alone: (_, work) => work(),
    post: async ({ round }, moves) => {
      const numbers = moves.map(({ number }) => number)
      posts.push(`${round}:${numbers.join()}`)
      const reply = world.reply?.(round)
      if (reply) return reply
      const stored = server.get(round) ?? []
      if (numbers[0]! > stored.length + 1)
        return fails({ status: 409, problem: 'outOfOrder', expected: stored.length + 1 })
      server.set(round, [...new Set([...stored, ...numbers])])
      return { stored: { lastMove: server.get(round)!.length, closed: false, best: 0, completed: false } }
    },
    ...given,
  })
  const news: News[] = []
  outbox.onNews((each) => news.push(each))
  return { outbox, device, server, posts, news, world }
}

const soon = () => vi.advanceTimersByTimeAsync(60)

describe('the outbox', () => {
  it('the outbox sends moves that are made quickly in one batch', async () => {
    const { outbox, posts } = set()
    await outbox.keep(header('r'), 1, move(1))
    await outbox.keep(header('r'), 2, move(2))
    expect(outbox.status()).toBe('sending')
    await soon()
    expect(posts).toEqual(['r:1,2'])
    expect(outbox.status()).toBe('sent')
    expect(bestsIn(await outbox.roundsWaiting('mia'))).toEqual({})
  })

  it('the outbox keeps moves and best streaks while there is no network, and retries with growing pauses', async () => {
    const { outbox, posts, server, world } = set()
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

  it('the outbox does not retry a failed round with every new move', async () => {
    const { outbox, posts, world } = set()
    world.reply = () => fails({ status: 503 })
    await outbox.keep(header('r'), 0, move(1))
    await soon()
    for (const number of [2, 3, 4]) await outbox.keep(header('r'), 0, move(number))
    await soon()
    expect(posts).toEqual(['r:1'])
  })

  it('the outbox saves a later round while the server keeps failing for an earlier one', async () => {
    const { outbox, posts, server, world } = set()
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
    const { outbox, posts, server, world } = set()
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

  it.each([null, 429])('the outbox sends no other round after status %s', async (status) => {
    const { outbox, posts, world } = set()
    world.reply = () => fails({ status })
    await outbox.keep(header('first'), 0, move(1))
    await outbox.keep(header('second'), 0, move(1))
    await soon()
    expect(posts).toEqual(['first:1'])
    expect(outbox.status()).toBe('waiting')
  })

  it('the outbox sends the other rounds when the program fails for one of them', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { outbox, server, world } = set()
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
    const { outbox, posts, server, world } = set()
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

  it('the outbox sends more moves than one batch holds in order', async () => {
    const { outbox, posts } = set()
    for (let number = 1; number <= 120; number++) await outbox.keep(header('r'), 0, move(number))
    await soon()
    expect(posts.map((post) => post.split(',').length)).toEqual([50, 50, 20])
  })

  it('the outbox sets a refused round aside and sends the other rounds', async () => {
    const { outbox, posts, news, server } = set()
    await outbox.keep(header('refused'), 0, move(7))
    await outbox.keep(header('good'), 0, move(1))
    await soon()
    expect(server.get('good')).toEqual([1])
    expect(news.map(({ kind, header }) => `${kind} ${header.round}`)).toEqual(['setAside refused', 'stored good'])
    await outbox.keep(header('refused'), 0, move(8))
    await soon()
    expect(posts).toEqual(['refused:7', 'good:1'])
  })

  it('the outbox continues from the move that the server expects', async () => {
    const { outbox, posts, server, world } = set()
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
    const { outbox, news, posts, server } = set()
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

  it('the outbox sets a round aside when the device no longer has the moves that the server has lost', async () => {
    const { outbox, device, news, server } = set()
    device.keepsNoSentMoves = true
    await outbox.keep(header('r'), 0, move(1))
    await soon()
    server.set('r', [])
    await outbox.keep(header('r'), 0, move(2))
    await soon()
    expect(news.map(({ kind }) => kind)).toEqual(['stored', 'setAside'])
  })

  it('the outbox sends each move once when the device has no room for sent moves', async () => {
    const { outbox, device, posts } = set()
    device.keepsNoSentMoves = true
    for (const number of [1, 2]) await outbox.keep(header('r'), 0, move(number))
    await soon()
    outbox.wake()
    await soon()
    expect(posts).toEqual(['r:1,2'])
  })

  it('the outbox reports that the teacher closed the round', async () => {
    const { outbox, news, world } = set()
    world.reply = async () => ({ stored: { lastMove: 1, closed: true, best: 0, completed: false } })
    await outbox.keep(header('r'), 4, move(1))
    await soon()
    expect(news).toEqual([
      {
        kind: 'stored',
        header: expect.objectContaining({ round: 'r' }),
        best: { streak: 0, completed: false },
        closed: true,
      },
    ])
  })

  it('the outbox leaves a round that the teacher closed out of the best streaks, even with unsent moves', async () => {
    const { outbox, world } = set()
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
    const { outbox, posts, server, world } = set()
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
    const { outbox, posts, world } = set()
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
    const { outbox, posts, world } = set()
    for (let number = 1; number <= 60; number++) await outbox.keep(header('r'), 0, move(number))
    world.reply = async () => {
      world.account = 'tane'
      return { stored: { lastMove: 50, closed: false, best: 0, completed: false } }
    }
    await soon()
    expect(posts).toHaveLength(1)
    expect(outbox.status()).toBe('signedOut')
  })

  it('the outbox keeps moves in memory when the browser refuses a database', async () => {
    const { outbox, device, server } = set()
    device.state = 'gone'
    await outbox.keep(header('r'), 1, move(1))
    expect(bestsIn(await outbox.roundsWaiting('mia'))).toEqual({ addition: { '1.1': { streak: 1, completed: false } } })
    await soon()
    expect(server.get('r')).toEqual([1])
    expect(outbox.status()).toBe('sent')
  })

  it('the outbox sends a whole round after the database refused a move in the middle', async () => {
    const { outbox, device, news, posts, world } = set()
    world.reply = () => fails({})
    await outbox.keep(header('r'), 1, move(1))
    device.state = 'full'
    await outbox.keep(header('r'), 2, move(2))
    device.state = 'works'
    await outbox.keep(header('r'), 3, move(3))
    await soon()
    world.reply = null
    outbox.wake()
    await soon()
    expect(posts.at(-1)).toBe('r:1,2,3')
    expect(news.map(({ kind }) => kind)).toEqual(['stored'])
  })

  it('the outbox sends moves from the database and from memory in one batch', async () => {
    const { outbox, device, posts } = set()
    await outbox.keep(header('r'), 1, move(1))
    device.state = 'full'
    await outbox.keep(header('r'), 2, move(2))
    await outbox.keep(header('r'), 3, move(3))
    await soon()
    expect(posts).toEqual(['r:1,2,3'])
  })

  it('the outbox writes moves from memory to the database once the database works again', async () => {
    const { outbox, device, world } = set()
    world.reply = () => fails({})
    device.state = 'full'
    await outbox.keep(header('r'), 0, move(1))
    await outbox.keep(header('r'), 0, move(2))
    expect(await device.moves(header('r'), 0, 50)).toEqual([])
    device.state = 'works'
    await vi.advanceTimersByTimeAsync(2000)
    expect(await device.moves(header('r'), 0, 50)).toEqual([move(1), move(2)])
  })

  it('the outbox waits with a round until its earlier moves can be read from the database', async () => {
    const { outbox, device, news, server, world } = set()
    world.reply = () => fails({})
    await outbox.keep(header('r'), 0, move(1))
    device.state = 'gone'
    await outbox.keep(header('r'), 0, move(2))
    await soon()
    world.reply = null
    outbox.wake()
    await soon()
    expect(news).toEqual([])
    device.state = 'works'
    await vi.advanceTimersByTimeAsync(2000)
    expect(server.get('r')).toEqual([1, 2])
  })

  it('the outbox needs the page while unsent moves are only in memory', async () => {
    const { outbox, device, world } = set()
    const seen: boolean[] = []
    outbox.onStatus(() => seen.push(outbox.needsPage()))
    world.reply = () => fails({})
    await outbox.keep(header('r'), 0, move(1))
    expect(outbox.needsPage()).toBe(false)
    device.state = 'full'
    await outbox.keep(header('r'), 0, move(2))
    expect(outbox.needsPage()).toBe(true)
    world.reply = null
    outbox.wake()
    await soon()
    expect(outbox.needsPage()).toBe(false)
    expect(seen.at(0)).toBe(false)
    expect(seen).toContain(true)
    expect(seen.at(-1)).toBe(false)
  })

  it('the outbox no longer needs the page once the database has the moves', async () => {
    const { outbox, device, world } = set()
    world.reply = () => fails({})
    device.state = 'gone'
    await outbox.keep(header('r'), 0, move(1))
    expect(outbox.needsPage()).toBe(true)
    device.state = 'works'
    await vi.advanceTimersByTimeAsync(2000)
    expect([outbox.status(), outbox.needsPage()]).toEqual(['waiting', false])
  })

  it('the outbox does not need the page for a round that was set aside', async () => {
    const { outbox, device, world } = set()
    world.reply = () => fails({ status: 409, problem: 'refused' })
    device.state = 'gone'
    await outbox.keep(header('r'), 0, move(1))
    await soon()
    await outbox.keep(header('r'), 0, move(2))
    expect(outbox.needsPage()).toBe(false)
  })

  it('the outbox goes on with a round from memory when the database breaks for good', async () => {
    const { outbox, device, server } = set()
    await outbox.keep(header('r'), 0, move(1))
    await soon()
    device.state = 'gone'
    await outbox.keep(header('r'), 0, move(2))
    await soon()
    expect(server.get('r')).toEqual([1, 2])
    expect(outbox.status()).toBe('sent')
  })

  it('the outbox sends each move once when the database cannot delete moves', async () => {
    const { outbox, device, posts } = set()
    for (let number = 1; number <= 60; number++) await outbox.keep(header('r'), 0, move(number))
    device.state = 'full'
    await soon()
    expect(posts.map((post) => post.split(',').length)).toEqual([50, 10])
    expect(outbox.status()).toBe('sent')
  })
})
