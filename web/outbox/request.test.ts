import { expect, test } from 'vitest'
import { postWithAge } from './request.ts'
import type { Reply } from './sending.ts'
import { fails, header, move } from './test/test-outbox.ts'

const stored: Reply = { stored: { lastMove: 2, closed: false, best: 0, completed: false } }
const moves = [
  { ...move(1), madeAt: 400 },
  { ...move(2), madeAt: 1000 },
]
const request = { round: 'a', operation: 'addition', levelId: '1.1', rules: 1, moves: [move(1), move(2)] }

/** Returns the requests that moves make with a server that gives these replies. */
async function requestsOf(kept: Parameters<typeof postWithAge>[2], now: number, ...replies: Reply[]) {
  const requests: unknown[] = []
  const post = async (sent: unknown) => {
    requests.push(sent)
    return replies[requests.length - 1] ?? stored
  }
  return { reply: await postWithAge(post, header('a'), kept, now), requests }
}

test('a request has the milliseconds since its last move, and no move has its time', async () => {
  expect(await requestsOf(moves, 4000)).toEqual({ reply: stored, requests: [{ ...request, age: 3000 }] })
  expect((await requestsOf(moves, 1000)).requests).toEqual([{ ...request, age: 0 }])
})

test('a clock that was set back sends no age', async () => {
  expect((await requestsOf(moves, 999)).requests).toEqual([request])
})

test('a move without a time is sent without an age', async () => {
  expect((await requestsOf([moves[0]!, move(2)], 4000)).requests).toEqual([request])
})

test('a request that is refused as invalid is repeated without its age', async () => {
  const invalid = await fails({ status: 400, problem: 'invalid' })
  expect(await requestsOf(moves, 4000, invalid)).toEqual({
    reply: stored,
    requests: [{ ...request, age: 3000 }, request],
  })
  expect(await requestsOf(moves, 999, invalid)).toEqual({ reply: invalid, requests: [request] })
})

test.each([0, 401, 409, 429, 503])('a request is not repeated after status %i', async (status) => {
  const trouble = await fails({ status })
  expect(await requestsOf(moves, 4000, trouble)).toEqual({ reply: trouble, requests: [{ ...request, age: 3000 }] })
})
