import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A TCP proxy on loopback in front of a database server. */
export interface SilentProxy {
  /** The address of the database through the proxy. */
  readonly url: string
  /**
   * Stops forwarding data over the present connections without closing them, like a firewall that forgets them. New
   * connections work. The promise resolves when the first bytes are lost.
   */
  silence(): Promise<void>
  /** Closes the present connections without a word from the database, like a server that is killed. */
  breakOff(): void
  close(): Promise<void>
}

export async function startSilentProxy(databaseUrl: string, port = 0): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.pipe(to)
    }
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const breakOff = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: url.href,
    silence: () =>
      new Promise((lost) => {
        for (const socket of sockets)
          socket
            .unpipe()
            .on('data', () => lost())
            .resume()
      }),
    breakOff,
    async close() {
      breakOff()
      server.close()
      await once(server, 'close')
    },
  }
}
