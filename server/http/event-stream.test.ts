import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, it, vi } from 'vitest'
import type { RequestEnv } from '../log.ts'
import { answerWithEvents } from './event-stream.ts'
import { createStreams } from './streams.ts'

let server: Server
afterEach(() => {
  vi.useRealTimers()
  server.close()
})

/** More than any connection holds that nobody reads from. */
const endless = 'x'.repeat(32 * 1024 * 1024)

it('A browser that sleeps in the middle of an event is let go, and its connection with it', async () => {
  // The clocks of the streams alone: those of the connection are real.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stopped = vi.fn()
  const failed = vi.fn()
  const streams = createStreams()
  const app = new Hono<RequestEnv>().get('/', (c) =>
    answerWithEvents(c, {
      source: (tell) => {
        tell(endless)
        return stopped
      },
      streams,
      holder: { session: 'of Hana', account: 'hana' },
      mayGoOn: async () => true,
      onFailed: failed,
    }),
  )
  server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  const browser = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const isSending = new Promise((sending) => browser.once('readable', sending))
  browser.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n')
  await isSending
  // It reads no further. What is on its way stays there.
  expect(stopped).not.toHaveBeenCalled()

  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000)
    expect(stopped).toHaveBeenCalledOnce()
    expect(await connections(server)).toBe(0)
  })
  expect(failed).not.toHaveBeenCalled()
  browser.destroy()
})

const connections = (of: Server) => new Promise<number>((resolve) => of.getConnections((_, count) => resolve(count)))
