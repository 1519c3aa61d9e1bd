/** The HTTP client of the load generators. It does as little as possible, so that the server is what is measured. */
import { connect, type Socket } from 'node:net'

export interface Received {
  readonly status: number
  /** The ETag, or an empty text. */
  readonly tag: string
}

/** Returns a request, ready to be written. `input` becomes its JSON body. */
export function requestTo(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  input?: object,
): Buffer {
  const body = input === undefined ? '' : JSON.stringify(input)
  const ofBody = { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(body)) }
  const all = {
    Host: `localhost:${port}`,
    'Accept-Encoding': 'gzip, deflate, br',
    ...(input !== undefined && ofBody),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'))
}

export function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true }, () => resolve(socket))
    socket.once('error', reject)
  })
}

/** Writes a request and waits for its whole response. Throws unless the status is 200 or 304. */
export function send(socket: Socket, request: Buffer): Promise<Received> {
  return new Promise((resolve, reject) => {
    let received = ''
    const settle = () => {
      socket.off('data', take)
      socket.off('close', settle)
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1])
      const tag = /\r\netag: (.*)\r\n/i.exec(received)?.[1] ?? ''
      if (status === 200 || status === 304) resolve({ status, tag })
      else reject(new Error(`The server replied: ${received}`))
    }
    const take = (part: Buffer) => {
      received += part.toString('latin1')
      if (isWhole(received)) settle()
    }
    socket.on('data', take)
    socket.on('close', settle)
    socket.write(request)
  })
}

function isWhole(response: string): boolean {
  const headEnd = response.indexOf('\r\n\r\n')
  if (headEnd < 0) return false
  if (response.startsWith('HTTP/1.1 304')) return true
  const length = /\r\ncontent-length: (\d+)/i.exec(response.slice(0, headEnd + 2))?.[1]
  if (length !== undefined) return response.length >= headEnd + 4 + Number(length)
  return response.endsWith('\r\n0\r\n\r\n')
}
