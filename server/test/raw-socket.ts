import { once } from 'node:events'
import { connect } from 'node:net'

/** A connection for requests that no browser would send. */
export interface RawSocket {
  write(lines: string): void
  /** Waits until the server has sent a text; throws where the connection is closed before. */
  says(text: string): Promise<void>
  readonly received: () => string
  /** Settles when the server has closed the connection. */
  readonly closed: Promise<void>
  /** Reads no more of the server's bytes. */
  pause(): void
  hangUp(): void
}

export async function rawSocket(url: string): Promise<RawSocket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('utf8').on('data', (text) => {
    received += text
  })
  // A connection that is reset is closed as well.
  socket.on('error', () => {})
  const closed = once(socket, 'close').then(() => {})
  await Promise.race([new Promise<void>((connected) => socket.once('connect', () => connected())), closed])
  return {
    write: (lines) => socket.write(lines),
    received: () => received,
    closed,
    says: (text) =>
      new Promise((said, failed) => {
        const look = () => received.includes(text) && said()
        socket.on('data', look)
        closed.then(() => failed(new Error(`closed without "${text}": ${received}`)))
        look()
      }),
    pause: () => void socket.pause(),
    hangUp: () => socket.destroy(),
  }
}

/** Returns the head of a POST with JSON. The test gives the body and its length. */
export function headOf(method: string, path: string, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join(
    '\r\n',
  )
}
