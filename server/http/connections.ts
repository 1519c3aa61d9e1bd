import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './address.ts'

export interface ConnectionShares {
  /** The largest number of open connections. */
  readonly most: number
  /** The largest number for one network address that is no trusted proxy. */
  readonly mostOfNetwork: number
  /** Returns whether an address is a trusted proxy, which brings the connections of many devices. */
  readonly isProxy: (address: string) => boolean
  /** Runs when a limit is reached, with the connections that it counts. */
  readonly onFull: (counted: 'all' | 'of one address') => void
}

interface Connection {
  /** Null for a trusted proxy. */
  readonly network: string | null
  /** The newest request while its response is not finished. */
  request: IncomingMessage | null
  /** The moment at which it began to wait. A number, because moving it in the map cost more at each request. */
  since: number
}

/**
 * Limits the open connections of a server. Beyond a limit, a new connection replaces the one that has waited longest
 * for its client: for a request, for the rest of one, or for the next one. So silent clients cannot keep others out. A
 * running response, such as an event stream, is never closed. If all have one, the new connection is closed.
 */
export function limitConnections(server: Server, { most, mostOfNetwork, isProxy, onFull }: ConnectionShares): void {
  /** The number of the last moment at which a connection began to wait. */
  let moment = 0
  const open = new Map<Socket, Connection>()
  const counts = new Map<string, number>()
  const countOf = (network: string | null) => (network === null ? 0 : (counts.get(network) ?? 0))

  function count(network: string | null, change: 1 | -1): void {
    if (network === null) return
    const now = countOf(network) + change
    if (now > 0) counts.set(network, now)
    else counts.delete(network)
  }

  function forget(socket: Socket): void {
    const connection = open.get(socket)
    if (open.delete(socket) && connection) count(connection.network, -1)
  }

  /** Returns false if no connection waits for its client. */
  function closeLongestWaiting(isCounted: (connection: Connection) => boolean): boolean {
    let found: [Socket, Connection] | undefined
    for (const [socket, connection] of open) {
      if (connection.request?.complete || !isCounted(connection)) continue
      if (!found || connection.since < found[1].since) found = [socket, connection]
    }
    if (!found) return false
    forget(found[0])
    found[0].destroy()
    return true
  }

  /** Returns false if the limits leave no room for another connection. */
  function makeRoom(network: string | null): boolean {
    if (countOf(network) >= mostOfNetwork) {
      onFull('of one address')
      return closeLongestWaiting((connection) => connection.network === network)
    }
    if (open.size < most) return true
    onFull('all')
    return closeLongestWaiting(() => true)
  }

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const network = isProxy(address) ? null : networkOf(address)
    if (!makeRoom(network)) {
      socket.destroy()
      return
    }
    open.set(socket, { network, request: null, since: ++moment })
    count(network, 1)
    socket.once('close', () => forget(socket))
  })
  server.on('request', (request, response) => {
    const connection = open.get(request.socket)
    if (!connection) return
    connection.request = request
    connection.since = ++moment
    response.once('close', () => {
      // A client may send the next request before it has the response to this one.
      if (connection.request !== request) return
      connection.request = null
      connection.since = ++moment
    })
  })
}
