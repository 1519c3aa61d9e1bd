/** An outbox for tests, with a stand-in for the device's database and for the server. */
import { vi } from 'vitest'
import type { Move } from '#maths'
import { createMoveStore, type RoundHeader } from '../move-store.ts'
import { createOutbox } from '../outbox.ts'
import { type News, NotBegun, type Reply, type Trouble } from '../sending.ts'
import { testDevice } from './test-device.ts'

export const header = (round: string, account = 'mia'): RoundHeader => ({
  account,
  round,
  ref: { kind: 'level', operation: 'addition', levelId: '1.1' },
  rules: 1,
})

export const move = (number: number): Move => ({ number, at: number, kind: 'next' })

export const fails = async (given: Partial<Trouble>): Promise<Reply> => ({
  trouble: { status: 0, problem: 'network', message: '', ...given },
})

/**
 * Creates an outbox with a server that keeps the numbers of the moves and refuses gaps like the real one.
 *
 * @param device the device of an earlier page
 */
export function testOutbox(device = testDevice()) {
  const server = new Map<string, number[]>()
  const posts: string[] = []
  const world = {
    account: 'mia' as string | null,
    /** Whether the browser refuses to begin work, as for a page that is being closed. */
    refusesWork: false,
    /** Replaces the server's reply, for one round or for all. Null leaves the server to reply. */
    reply: null as ((round: string) => Promise<Reply> | null) | null,
  }
  const outbox = createOutbox({
    store: createMoveStore(device),
    account: () => world.account,
    takeBack: device.takeBack,
    alone: async (_, work) => {
      if (world.refusesWork) throw new NotBegun()
      return work()
    },
    post: async ({ round, account }, moves, mine) => {
      const numbers = moves.map(({ number }) => number)
      posts.push(`${account === mine ? '' : `${account} by ${mine}, `}${round}:${numbers.join()}`)
      const reply = world.reply?.(round)
      if (reply) return reply
      const stored = server.get(round) ?? []
      if (numbers[0]! > stored.length + 1)
        return fails({ status: 409, problem: 'outOfOrder', expected: stored.length + 1 })
      server.set(round, [...new Set([...stored, ...numbers])])
      return { stored: { lastMove: server.get(round)!.length, closed: false, best: 0, completed: false } }
    },
  })
  const news: News[] = []
  outbox.onNews((each) => news.push(each))
  return { outbox, device, server, posts, news, world }
}

/** Waits until moves that were made quickly are sent. */
export const soon = () => vi.advanceTimersByTimeAsync(60)
