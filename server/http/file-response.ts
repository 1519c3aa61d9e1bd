import type { Context } from 'hono'
import type { Download } from './handlers.ts'

/** Responds with a file. A failure while it is made breaks the connection, so that no browser takes half a file. */
export function respondWithFile(c: Context, { type, bytes }: Download): Response {
  return c.body(ReadableStream.from(bytes) as ReadableStream, 200, {
    'Content-Type': type,
    'Content-Disposition': 'attachment',
  })
}
