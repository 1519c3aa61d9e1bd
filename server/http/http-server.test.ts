import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { headOf, type RawSocket, rawSocket } from '../test/raw-socket.ts'
import { createHttpServer } from './http-server.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const limits = { requestTimeout: 300, checkEvery: 50, mostConnections: 3, idleTimeout: 10_000 }

async function listen(listener: RequestListener, more: Partial<typeof limits> = {}) {
  const lines: string[] = []
  const server = createHttpServer(listener, pino({}, { write: (line) => lines.push(line) }), { ...limits, ...more })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = async (): Promise<RawSocket> => {
    const socket = await rawSocket(url)
    closing.push(socket.hangUp)
    return socket
  }
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { open, lines }
}

const get = headOf('GET', '/', {})

describe('a request that takes too long', () => {
  it.each([
    ['in its headers', 'POST / HTTP/1.1\r\nHost: local'],
    ['in its body', `${headOf('POST', '/', { 'Content-Length': 10 })}{`],
    ['before it has begun', ''],
  ])('a slow request is cut off %s', async (_, beginning) => {
    const { open } = await listen((request) => request.resume())
    const slow = await open()
    slow.write(beginning)
    await slow.says('HTTP/1.1 408 ')
    await slow.closed
  })

  it('a slow request is cut off without harm to a running response or an idle connection', async () => {
    let stream: ServerResponse | undefined
    const { open } = await listen((request, response) => {
      request.resume()
      if (request.headers.accept !== 'text/event-stream') return response.end('done')
      response.write('began')
      stream = response
    })
    const [watching, idle] = [await open(), await open()]
    watching.write(headOf('GET', '/', { Accept: 'text/event-stream' }))
    await watching.says('began')
    idle.write(get)
    await idle.says('done')
    const slow = await open()
    slow.write(headOf('POST', '/', { 'Content-Length': 10 }))
    await slow.closed
    stream?.write('goes on')
    await watching.says('goes on')
    idle.write(headOf('GET', '/', { Connection: 'close' }))
    await idle.closed
    expect(idle.received().match(/done/g)).toHaveLength(2)
  })
})

describe('a client that never reads', () => {
  it('a client that never reads loses its connection', async () => {
    const ended: Promise<unknown>[] = []
    const large = Buffer.alloc(64 * 1024 * 1024)
    const listener: RequestListener = (_, response) => {
      ended.push(once(response, 'close'))
      response.end(large)
    }
    const { open } = await listen(listener, { idleTimeout: 300 })
    const silent = await open()
    silent.pause()
    silent.write(get)
    await expect.poll(() => ended.length).toBe(1)
    await ended[0]
  })
})

describe('connections beyond the limit', () => {
  it('a connection beyond the limit is dropped with a warning a minute, and a later one is accepted', async () => {
    const { open, lines } = await listen((_, response) => response.end('done'))
    const accepted = [await open(), await open(), await open()]
    for (const socket of accepted) socket.write(get)
    await Promise.all(accepted.map((socket) => socket.says('done')))
    for (let more = 0; more < 3; more++) {
      const dropped = await open()
      await dropped.closed
      expect(dropped.received()).toBe('')
    }
    expect(lines).toEqual([expect.stringContaining('too many connections')])
    accepted[0]?.write(headOf('GET', '/', { Connection: 'close' }))
    await accepted[0]?.closed
    const later = await open()
    later.write(get)
    await later.says('done')
  })
})
