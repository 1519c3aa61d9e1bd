import type { Context } from 'hono'
import type { Clock } from '../store/clock.ts'
import type { Download } from './handlers.ts'

/** Responds with a file. A failure while it is made breaks the connection, so that no browser takes half a file. */
export function respondWithFile(c: Context, { type, bytes }: Pick<Download, 'type' | 'bytes'>): Response {
  return c.body(ReadableStream.from(bytes) as ReadableStream, 200, {
    'Content-Type': type,
    'Content-Disposition': 'attachment',
  })
}

/**
 * Yields the bytes of a file while its reader may have it. Throws before the next bytes once `isAllowed` returns false.
 * It is asked at most once in `every` milliseconds.
 */
export async function* whileAllowed(
  bytes: AsyncIterable<Uint8Array>,
  { isAllowed, clock, every }: { isAllowed: () => Promise<boolean>; clock: Clock; every: number },
): AsyncGenerator<Uint8Array> {
  let askedAt = clock()
  for await (const some of bytes) {
    if (Math.abs(clock() - askedAt) >= every) {
      if (!(await isAllowed())) throw new Error('The right to this file has ended')
      askedAt = clock()
    }
    yield some
  }
}
