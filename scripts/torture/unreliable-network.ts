import { setTimeout as sleep } from 'node:timers/promises'
import type { Args, Key, Output, Problem } from '#contract'
import type { Answer, Browser } from '../../server/test/browser.ts'
import { percent, type Random } from './chance.ts'
import type { Power } from './power.ts'

/** The server refused a sound request, or its reply is not true. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly problem: Problem | undefined

  constructor(message: string, problem?: Problem) {
    super(message)
    this.problem = problem
  }
}

/** The network between one person and the server. It loses some replies and doubles some requests. */
export interface Network {
  /** Decides what happens to requests, and how they are put together. */
  readonly chance: Random
  /**
   * Returns null where no reply arrives, and where the server says that it failed or is busy. Throws `Refused` for every
   * other problem.
   */
  send<K extends Key>(browser: Browser, key: K, args: Args<K>): Promise<Output<K> | null>
  /** Returns null where the server ends before its reply is complete, or the power changes meanwhile. */
  reach<R>(call: () => Promise<R>): Promise<R | null>
  /** Tries again until there is a result. */
  insist<R>(attempt: () => Promise<R | null>): Promise<R>
  /** Waits as a client that has had no reply, but not for long, so that the load returns soon after a failure. */
  pause(): Promise<void>
}

/** Requests of a hundred whose reply is lost. */
const lost = 4
/** Requests of a hundred that are sent twice at once. */
const doubled = 4

export function unreliableNetwork(chance: Random, power: Power): Network {
  async function reach<R>(call: () => Promise<R>): Promise<R | null> {
    const isUnbroken = power.watch()
    const result = await call().catch(noReply)
    return isUnbroken() ? result : null
  }

  const pause = () => sleep(chance.integer(30, 120))

  return {
    chance,
    reach,
    pause,
    async send(browser, key, args) {
      const call = async () => outputOf(key, await reach(() => browser.ask(key, args)))
      if (percent(chance, lost)) {
        await call()
        return null
      }
      if (!percent(chance, doubled)) return call()
      const replies = await Promise.all([call(), call()])
      return replies[0] ?? replies[1]
    },
    async insist(attempt) {
      for (;;) {
        const result = await attempt()
        if (result !== null) return result
        await pause()
      }
    },
  }
}

/** Returns null for the errors of a connection that ends. Rethrows any other error. */
function noReply(error: unknown): null {
  if (error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message)) return null
  throw error
}

function outputOf<K extends Key>(key: K, answer: Answer<K> | null): Output<K> | null {
  if (answer === null) return null
  if (answer.status === 200) return answer.body
  if (answer.status >= 500 || answer.status === 429) return null
  const { problem, message } = answer.body
  throw new Refused(`${key}: ${problem}: ${message}`, problem)
}
