import { setTimeout as sleep } from 'node:timers/promises'
import type { Args, Key, Output, Problem } from '#contract'
import type { ApiResponse, Browser } from '../../server/test/browser.ts'
import { happens, type Random } from './chance.ts'
import type { Power } from './power.ts'

/** The server refused a valid request, or its reply was wrong. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly problem: Problem | undefined

  constructor(message: string, problem?: Problem) {
    super(message)
    this.problem = problem
  }
}

/** The network between one person and the server. It loses some replies and sends some requests twice. */
export interface Network {
  /** The random numbers that decide how requests are put together, and which are lost or sent twice. */
  readonly chance: Random
  /**
   * Sends a request. Returns null where no reply arrives, or where the server has failed or is busy.
   *
   * @throws {Refused} for every other problem
   */
  send<K extends Key>(browser: Browser, key: K, args: Args<K>): Promise<Output<K> | null>
  /** Returns null where the server ends before its reply is complete, or where the power is cut in the meantime. */
  attempt<R>(call: () => Promise<R>): Promise<R | null>
  /** Retries until there is a result. */
  retry<R>(request: () => Promise<R | null>): Promise<R>
  /** Waits for a short time before a retry, so that the load returns soon after a failure. */
  pause(): Promise<void>
}

/** The percentage of requests whose reply is lost. */
const lostPercent = 4
/** The percentage of requests that are sent twice at once. */
const doubledPercent = 4

export function unreliableNetwork(chance: Random, power: Power): Network {
  async function attempt<R>(call: () => Promise<R>): Promise<R | null> {
    const isUnbroken = power.watch()
    const result = await call().catch(noReply)
    return isUnbroken() ? result : null
  }

  const pause = () => sleep(chance.integer(30, 120))

  return {
    chance,
    attempt,
    pause,
    async send(browser, key, args) {
      const call = async () => outputOf(key, await attempt(() => browser.ask(key, args)))
      if (happens(chance, lostPercent)) {
        await call()
        return null
      }
      if (!happens(chance, doubledPercent)) return call()
      const replies = await Promise.all([call(), call()])
      return replies[0] ?? replies[1]
    },
    async retry(request) {
      for (;;) {
        const result = await request()
        if (result !== null) return result
        await pause()
      }
    },
  }
}

/** Returns null for the errors of a closed connection. Rethrows any other error. */
function noReply(error: unknown): null {
  if (error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message)) return null
  throw error
}

function outputOf<K extends Key>(key: K, response: ApiResponse<K> | null): Output<K> | null {
  if (response === null) return null
  if (response.status === 200) return response.body
  if (response.status >= 500 || response.status === 429) return null
  const { problem, message } = response.body
  throw new Refused(`${key}: ${problem}: ${message}`, problem)
}
