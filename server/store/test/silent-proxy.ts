import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The data that a proxy forwards: requests to the database, or its replies. */
export type Side = 'request' | 'reply'

/** A TCP proxy on loopback in front of a database server. */
export interface SilentProxy {
  /** The address of the database through the proxy. */
  readonly url: string
  /**
   * Stops forwarding data over the present connections without closing them, like a firewall that forgets them. New
   * connections work. The promise resolves when the first bytes are lost.
   */
  silence(): Promise<void>
  /**
   * Closes the next connection on which a text is in a request or in a reply. The text is not forwarded. The promise
   * resolves when that has happened.
   */
  breakAt(side: Side, text: string): Promise<void>
  /** Closes the present connections without a word from the database, like a server that is killed. */
  breakOff(): void
  close(): Promise<void>
}

export async function startSilentProxy(databaseUrl: string, port = 0): Promise<SilentProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let breaking: { readonly side: Side; readonly text: string; readonly done: () => void } | undefined
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const [side, from, to] of [
      ['request', near, far],
      ['reply', far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy())
      from.on('data', (data: Buffer) => {
        if (breaking?.side !== side || !data.includes(breaking.text)) return
        near.destroy()
        far.destroy()
        breaking.done()
        breaking = undefined
      })
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
    breakAt: (side, text) =>
      new Promise((done) => {
        breaking = { side, text, done }
      }),
    breakOff,
    async close() {
      breakOff()
      server.close()
      await once(server, 'close')
    },
  }
}
