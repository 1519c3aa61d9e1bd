import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import type { RequestEnv } from '../log.ts'
import { respondWithEvents } from './event-stream.ts'
import { createStreams } from './streams.ts'

let server: Server
afterEach(() => {
  vi.useRealTimers()
  server.close()
})

/** A text larger than the buffers of a connection. */
const huge = 'x'.repeat(32 * 1024 * 1024)

it('a browser that stops reading in the middle of an event loses its stream and its connection', async () => {
  // Only the timers of the streams are fake. Those of the connection are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const unsubscribe = vi.fn()
  const onError = vi.fn()
  const streams = createStreams()
  const app = new Hono<RequestEnv>().get('/', (c) =>
    respondWithEvents(c, {
      source: (send) => {
        send(huge)
        return unsubscribe
      },
      streams,
      holder: { session: 'of Hana', account: 'hana' },
      isStillAllowed: async () => true,
      onError,
    }),
  )
  server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  const browser = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const isSending = new Promise((sending) => browser.once('readable', sending))
  browser.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  await isSending
  // The browser reads no further, so the event stays in the buffers.
  expect(unsubscribe).not.toHaveBeenCalled()

  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000)
    expect(unsubscribe).toHaveBeenCalledOnce()
    expect(await connections(server)).toBe(0)
  })
  expect(onError).not.toHaveBeenCalled()
  browser.destroy()
})

const connections = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
