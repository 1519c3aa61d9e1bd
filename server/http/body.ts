import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { RequestEnv } from '../log.ts'
import { ApiProblem } from './problem.ts'

/** The largest body of a request, in bytes. */
export const largestBody = 256 * 1024

/** The largest body of a request that needs none, in bytes. It is small because anyone may send such a request. */
export const largestEmptyBody = 1024

const proceed = async () => {}

/**
 * Reads the body with `read`. Throws `tooLarge` beyond `most` bytes, and `invalid` where the client hangs up or is too
 * slow. The status of `invalid` is only for the log, because such a client reads no response and is no server failure.
 */
export async function readBody<T>(c: Context<RequestEnv>, most: number, read: () => Promise<T>): Promise<T> {
  try {
    await bodyLimit({ maxSize: most, onError: () => tooLarge(c, most) })(c, proceed)
    return await read()
  } catch (error) {
    if (!(error instanceof ApiProblem) && c.env.incoming.readableAborted)
      throw new ApiProblem('invalid', 'The request ended before its body did')
    throw error
  }
}

function tooLarge(c: Context, most: number): never {
  // The server does not read the rest of the body, so the connection cannot be used again.
  c.header('Connection', 'close')
  throw new ApiProblem('tooLarge', `The body of a request may have at most ${most / 1024} KB`)
}
