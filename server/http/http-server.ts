import { createServer, type RequestListener, type Server } from 'node:http'
import proxyAddress from 'proxy-addr'
import type { Log } from '../log.ts'
import { type ConnectionShares, limitConnections } from './connections.ts'

/** Times in milliseconds. */
export interface ConnectionLimits extends Pick<ConnectionShares, 'most' | 'mostOfNetwork'> {
  /** The longest time for a client to send the headers of a request, and to begin with the first one. */
  readonly headersTimeout: number
  /** The longest time for a client to send a whole request. Responses, such as event streams, have no limit. */
  readonly requestTimeout: number
  /** The time between two searches for requests that took too long. */
  readonly checkEvery: number
  /**
   * The longest time without a byte in either direction, so that a client that never reads does not keep a connection.
   */
  readonly idleTimeout: number
}

/**
 * The largest body arrives in 30 seconds at 70 kbit/s. 4,000 connections are two for each of 2,000 children, and one
 * address has at most half of them. Measured: 4,000 idle connections take 30 MB, and 4,000 with an unfinished request
 * of an unknown caller take 120 MB.
 */
export const connectionLimits: ConnectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  checkEvery: 2500,
  most: 4000,
  mostOfNetwork: 2000,
  idleTimeout: 70_000,
}

interface HttpServerParts {
  readonly log: Log
  /** Addresses, networks in CIDR notation, or the name `loopback`. */
  readonly trustedProxies: readonly string[]
  readonly limits?: ConnectionLimits
}

const minute = 60_000

/** Returns a server that does not listen yet. */
export function createHttpServer(
  listener: RequestListener,
  { log, trustedProxies, limits = connectionLimits }: HttpServerParts,
): Server {
  const { headersTimeout, requestTimeout, checkEvery, most, mostOfNetwork, idleTimeout } = limits
  const server = createServer({
    // Browsers and proxies keep connections for a shorter time, so they never write to a closing one.
    keepAliveTimeout: 65_000,
    headersTimeout,
    requestTimeout,
    connectionsCheckingInterval: checkEvery,
  })
  server.timeout = idleTimeout
  const isTrusted = proxyAddress.compile([...trustedProxies])
  const warnedAt = new Map<string, number>()
  limitConnections(server, {
    most,
    mostOfNetwork,
    isProxy: (address) => isTrusted(address, 0),
    onFull(counted) {
      // One warning a minute: a flood of connections must not become a flood of lines.
      if (performance.now() - (warnedAt.get(counted) ?? Number.NEGATIVE_INFINITY) < minute) return
      warnedAt.set(counted, performance.now())
      const limit = counted === 'all' ? most : mostOfNetwork
      log.warn({ counted, most: limit }, 'too many connections: those that wait longest for their clients are closed')
    },
  })
  return server.on('request', listener)
}
