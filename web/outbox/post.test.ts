import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { KeptMove } from './move-store.ts'
import { postMoves } from './post.ts'
import { header, move } from './test/test-outbox.ts'

const stored = { lastMove: 2, closed: false, best: 0, completed: false }
const moves = [
  { ...move(1), madeAt: 400 },
  { ...move(2), madeAt: 1000 },
]
const request = { operation: 'addition', levelId: '1.1', rules: 1, moves: [move(1), move(2)] }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('document', { cookie: 'account=mia' })
  vi.stubGlobal('location', { protocol: 'http:' })
})
afterEach(() => void vi.useRealTimers())

/** Returns the outcome, and the bodies of the requests, with a server that gives responses of these statuses. */
async function sentAt(now: number, kept: readonly KeptMove[], statuses: readonly number[] = [], account = 'mia') {
  const bodies: unknown[] = []
  vi.setSystemTime(now)
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    expect(address).toBe('/api/rounds/a/moves')
    bodies.push(JSON.parse(String(body)))
    const status = statuses[bodies.length - 1] ?? 200
    if (status === 0) throw new TypeError('failed to fetch')
    return Response.json(status === 200 ? stored : { problem: 'failed', message: `${status}` }, { status })
  })
  return { reply: await postMoves(header('a', account), kept, 'mia'), bodies }
}

test('a request has the milliseconds since its last move, and no move has its time', async () => {
  expect(await sentAt(4000, moves)).toEqual({ reply: { stored }, bodies: [{ ...request, age: 3000 }] })
  expect((await sentAt(1000, moves)).bodies).toEqual([{ ...request, age: 0 }])
})

test('a clock that was set back sends no age', async () => {
  expect((await sentAt(999, moves)).bodies).toEqual([request])
})

test('a move without a time is sent without an age', async () => {
  expect((await sentAt(4000, [moves[0]!, move(2)])).bodies).toEqual([request])
})

test('the round of a merged account is sent with the id under which it was played', async () => {
  expect((await sentAt(999, moves, [], 'ana')).bodies).toEqual([{ ...request, account: 'ana' }])
})

test('a request that is refused as invalid is repeated without its age', async () => {
  expect(await sentAt(4000, moves, [400])).toEqual({
    reply: { stored },
    bodies: [{ ...request, age: 3000 }, request],
  })
  const refused = await sentAt(999, moves, [400])
  expect(refused).toMatchObject({ reply: { trouble: { status: 400 } }, bodies: [request] })
})

test.each([0, 401, 409, 429, 503])('a request is not repeated after status %i', async (status) => {
  expect(await sentAt(4000, moves, [status])).toMatchObject({
    reply: { trouble: { status } },
    bodies: [{ ...request, age: 3000 }],
  })
})

test('a request that takes too long has no reply', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new DOMException('too long', 'TimeoutError')))
  expect(await postMoves(header('a'), moves, 'mia')).toMatchObject({ trouble: { status: 0, problem: 'network' } })
})

test('an error in the program is not mistaken for a lost network', async () => {
  const cyclic: Record<string, unknown> = { ...moves[0] }
  cyclic.self = cyclic
  await expect(postMoves(header('a'), [cyclic as unknown as KeptMove], 'mia')).rejects.toThrow(TypeError)
})
