import { setTimeout as sleep } from 'node:timers/promises'
import type { Args, Key, Output, Problem } from '#contract'
import type { ApiResponse, Browser } from '../../server/test/browser.ts'
import { happens, type Random } from './chance.ts'
import type { Lesson } from './lesson.ts'

/** The server refused a valid request, its reply was wrong, or it did not reply at all. */
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
   * Sends a request. Returns null if no reply arrives, or if the server is busy or has failed during a strike.
   *
   * @throws {Refused} for every other problem, and if no reply comes in time
   */
  send<K extends Key>(browser: Browser, key: K, args: Args<K>): Promise<Output<K> | null>
  /** Returns null if the server ends before its reply is complete, or if the power is cut in the meantime. */
  attempt<R>(call: () => Promise<R>): Promise<R | null>
  /**
   * Retries until there is a result, after short pauses, so that the load returns soon after a failure.
   *
   * @throws {Refused} after too many tries
   */
  retry<R>(request: () => Promise<R | null>): Promise<R>
}

/** The percentage of requests whose reply is lost. */
const lostPercent = 4
/** The percentage of requests that are sent twice at once. */
const doubledPercent = 4

/** The milliseconds of the shortest and of the longest pause before a retry. */
const pauses = [30, 120] as const

export function unreliableNetwork(
  chance: Random,
  { conditions, patience }: Pick<Lesson, 'conditions' | 'patience'>,
): Network {
  const { power, calm } = conditions
  // The number of tries counts and not the time, so that a suspended machine causes no refusal.
  const mostTries = Math.ceil((2 * patience) / (pauses[0] + pauses[1]))

  async function attempt<R>(call: () => Promise<R>): Promise<R | null> {
    const isUnbroken = power.watch()
    const result = await call().catch(noReply)
    return isUnbroken() ? result : null
  }

  return {
    chance,
    attempt,
    async send(browser, key, args) {
      const call = async () => {
        const isCalm = calm.watch()
        const response = await attempt(() => browser.ask(key, args))
        if (response?.status === 500 && isCalm()) throw new Refused(`${key}: the server failed without a strike`)
        return outputOf(key, response)
      }
      if (happens(chance, lostPercent)) {
        await call()
        return null
      }
      if (!happens(chance, doubledPercent)) return call()
      const replies = await Promise.all([call(), call()])
      return replies[0] ?? replies[1]
    },
    async retry(request) {
      for (let tries = 0; tries < mostTries; tries++) {
        const result = await request()
        if (result !== null) return result
        await sleep(chance.integer(...pauses))
      }
      throw new Refused(`a request did not succeed in ${mostTries} tries`)
    },
  }
}

/**
 * Returns null for the errors of a closed connection, and for a reply without a body: Node replies so (408) when the
 * headers of a request take too long, as on a busy machine. Throws any other error.
 */
function noReply(error: unknown): null {
  if (error instanceof SyntaxError && error.message === 'Unexpected end of JSON input') return null
  if (error instanceof DOMException && error.name === 'TimeoutError')
    throw new Refused('a request got no reply in time')
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
