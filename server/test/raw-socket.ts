import { once } from 'node:events'
import { connect } from 'node:net'

/** A connection for requests that no browser would send. */
export interface RawSocket {
  write(lines: string): void
  /** Waits until the server has sent a text. Throws if the connection is closed before. */
  says(text: string): Promise<void>
  readonly received: () => string
  /** Resolves when the connection is closed. */
  readonly closed: Promise<void>
  /** Stops reading the server's bytes. */
  pause(): void
  hangUp(): void
}

/** @param from the address of this machine from which the connection comes, on Linux any of 127.0.0.0/8 */
export async function rawSocket(url: string, from?: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url)
  const socket = connect({ port: Number(port), host: hostname, ...(from && { localAddress: from }) })
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => {
    received += text
  })
  // A reset connection also emits `close`, which is enough.
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(() => {})
  await Promise.race([new Promise<void>((connected) => socket.once('connect', () => connected())), closed])
  return {
    write: (lines) => socket.write(lines),
    received: () => received,
    closed,
    says: (text) =>
      new Promise((resolve, reject) => {
        const check = () => received.includes(text) && resolve()
        socket.on('data', check)
        closed.then(() => reject(new Error(`closed without "${text}": ${received}`)))
        check()
      }),
    pause: () => void socket.pause(),
    hangUp: () => socket.destroy(),
  }
}

/** Returns the head of a request with JSON. The test adds the body and its length. */
export function headOf(method: string, path: string, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  )
}
