import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { runChild } from '../test/child.ts'
import { headOf, type RawSocket, rawSocket } from '../test/raw-socket.ts'
import { createHttpServer } from './http-server.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const limits = {
  headersTimeout: 1000,
  requestTimeout: 1000,
  checkEvery: 50,
  most: 3,
  mostOfNetwork: 3,
  idleTimeout: 10_000,
}
/** Limits for tests of connections that wait. No connection is closed because of its time. */
const patient = { headersTimeout: 600_000, requestTimeout: 600_000, idleTimeout: 0 }

async function listen(listener: RequestListener, more: Partial<typeof limits> = {}, trustedProxies = ['loopback']) {
  const lines: string[] = []
  const log = pino({}, { write: (line) => lines.push(line) })
  const server = createHttpServer(listener, { log, trustedProxies, limits: { ...limits, ...more } })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = async (from?: string): Promise<RawSocket> => {
    const socket = await rawSocket(url, from)
    closing.push(socket.hangUp)
    return socket
  }
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { open, lines }
}

/** Connects without sending a byte, and counts the connections that the server has closed. */
async function openSilent(open: (from: string) => Promise<RawSocket>, from: string, number: number) {
  let closed = 0
  for (let left = number; left > 0; left -= 100) {
    const sockets = await Promise.all(Array.from({ length: Math.min(left, 100) }, () => open(from)))
    for (const socket of sockets)
      void socket.closed.then(() => {
        closed++
      })
  }
  return { closed: () => closed }
}

const get = headOf('GET', '/', {})

describe('a request that takes too long', () => {
  it.each([
    ['in its headers', 'POST / HTTP/1.1\r\nHost: local', { requestTimeout: 600_000 }],
    ['in its body', `${headOf('POST', '/', { 'Content-Length': 10 })}{`, {}],
    ['before it has begun', '', { requestTimeout: 600_000 }],
  ])('a slow request is cut off %s', async (_, beginning, longer) => {
    const { open } = await listen((request) => request.resume(), longer)
    const slow = await open()
    slow.write(beginning)
    await slow.says('HTTP/1.1 408 ')
    await slow.closed
  })

  it('a slow request is cut off without harm to a running response or an idle connection', async () => {
    let stream: ServerResponse | undefined
    const { open } = await listen((request, response) => {
      request.resume()
      if (request.headers.accept === 'text/event-stream') {
        response.write('began')
        stream = response
      } else response.end('done')
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

/** Begins an event stream if a request asks for one, and responds to other requests when they are complete. */
const busyListener: RequestListener = (request, response) => {
  request.resume()
  if (request.headers.accept === 'text/event-stream') response.write('began')
  else request.once('end', () => response.end('done'))
}
const getStream = headOf('GET', '/', { Accept: 'text/event-stream' })

describe('connections beyond the limit', () => {
  it.each([
    ['that sent no byte', ''],
    ['with unfinished headers', 'POST / HTTP/1.1\r\nHost: local'],
    ['with an unfinished body', `${headOf('POST', '/', { 'Content-Length': 10 })}{`],
    ['that is idle after a response', get],
  ])('a new client replaces the connection %s which has waited longest, and event streams go on', async (_, sent) => {
    const { open, lines } = await listen(busyListener, patient)
    const watching = await open()
    watching.write(getStream)
    await watching.says('began')
    const first = await open()
    first.write(sent)
    if (sent === get) await first.says('done')
    const second = await open()
    second.write(get)
    await second.says('done')
    const later = await open()
    later.write(get)
    await later.says('done')
    await first.closed
    second.write(headOf('GET', '/', { Connection: 'close' }))
    await second.closed
    expect(second.received().match(/done/g)).toHaveLength(2)
    watching.hangUp()
    expect(lines).toEqual([expect.stringContaining('too many connections')])
  })

  it('a new client is refused with a warning a minute while all others wait for the server', async () => {
    const ended: Promise<unknown>[] = []
    const listener: RequestListener = (request, response) => {
      ended.push(once(response, 'close'))
      busyListener(request, response)
    }
    const { open, lines } = await listen(listener, patient)
    const busy = [await open(), await open(), await open()]
    for (const socket of busy) {
      socket.write(getStream)
      await socket.says('began')
    }
    for (let more = 0; more < 3; more++) {
      const refused = await open()
      await refused.closed
      expect(refused.received()).toBe('')
    }
    expect(lines).toEqual([expect.stringContaining('too many connections')])
    busy[0]?.hangUp()
    await ended[0]
    const later = await open()
    later.write(get)
    await later.says('done')
  })
})

// Other systems have only one loopback address.
describe.runIf(process.platform === 'linux')('silent connections of one client', { timeout: 120_000 }, () => {
  const [most, mostOfNetwork] = [2000, 1000]

  it('thousands of silent connections do not keep out a client of another address', async () => {
    const { open } = await listen(busyListener, { ...patient, most, mostOfNetwork })
    const { closed } = await openSilent(open, '127.0.0.2', most)
    const child = await open('127.0.0.1')
    child.write(get)
    await child.says('done')
    // All of them come from a trusted proxy here, so the new connection has replaced one of them, and the rest is open.
    await expect.poll(closed).toBe(1)
  })

  it('an address outside the trusted proxies has a share of the connections and replaces its own', async () => {
    const { open } = await listen(busyListener, { ...patient, most, mostOfNetwork }, ['10.0.0.1'])
    const idle = await open('127.0.0.1')
    idle.write(get)
    await idle.says('done')
    const { closed } = await openSilent(open, '127.0.0.2', most)
    await expect.poll(closed).toBe(most - mostOfNetwork)
    idle.write(get)
    await expect.poll(() => idle.received().match(/done/g)).toHaveLength(2)
  })

  it('a trusted proxy may have more connections than the share of an address', async () => {
    const { open } = await listen(busyListener, { ...patient, mostOfNetwork: 1 }, ['127.0.0.2'])
    const ofProxy = [await open('127.0.0.2'), await open('127.0.0.2'), await open('127.0.0.2')]
    for (const socket of ofProxy) socket.write(get)
    await Promise.all(ofProxy.map((socket) => socket.says('done')))
  })

  it('silent connections at all workers do not keep out a client of another address', async () => {
    const server = runChild('server/test/limited-workers.ts', {})
    onTestFinished(async () => {
      server.process.kill()
      await server.ended
    })
    await server.says('/\n')
    const url = server.stdout().trim()
    const open = async (from: string) => {
      const socket = await rawSocket(url, from)
      closing.push(socket.hangUp)
      return socket
    }
    await openSilent(open, '127.0.0.2', 20)
    for (let child = 0; child < 4; child++) {
      const socket = await open('127.0.0.1')
      socket.write(get)
      await socket.says('done')
    }
  })
})
