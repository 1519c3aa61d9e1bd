import { createServer, type RequestListener, type Server } from 'node:http'
import type { Log } from '../log.ts'

/** Times in milliseconds. */
export interface ConnectionLimits {
  /** The longest time for a client to send a whole request. Responses, such as event streams, have no limit. */
  readonly requestTimeout: number
  /** The time between two searches for requests that took too long. */
  readonly checkEvery: number
  readonly mostConnections: number
  /**
   * The longest time without a byte in either direction, so that a client that never reads does not keep a connection.
   */
  readonly idleTimeout: number
}

/**
 * The largest body arrives in 30 seconds at 70 kbit/s. 4,000 connections are two for each of 2,000 children. Measured:
 * 4,000 idle connections take 30 MB, and 4,000 with an unfinished request of an unknown caller take 120 MB.
 */
export const connectionLimits: ConnectionLimits = {
  requestTimeout: 30_000,
  checkEvery: 5000,
  mostConnections: 4000,
  idleTimeout: 70_000,
}

const minute = 60_000

/** Returns a server that does not listen yet. */
export function createHttpServer(listener: RequestListener, log: Log, limits = connectionLimits): Server {
  const { requestTimeout, checkEvery, mostConnections, idleTimeout } = limits
  const timeouts = {
    // Browsers and proxies keep connections for a shorter time, so they never write to a closing one.
    keepAliveTimeout: 65_000,
    // Node swaps the two limits where the one for the headers is longer.
    headersTimeout: requestTimeout,
    requestTimeout,
    connectionsCheckingInterval: checkEvery,
  }
  const server = createServer(timeouts, listener)
  server.maxConnections = mostConnections
  server.timeout = idleTimeout
  let warnedAt = Number.NEGATIVE_INFINITY
  server.on('drop', () => {
    // One warning a minute: a flood of connections must not become a flood of lines.
    if (performance.now() - warnedAt < minute) return
    warnedAt = performance.now()
    log.warn({ most: mostConnections }, 'too many connections: new ones are dropped')
  })
  return server
}
