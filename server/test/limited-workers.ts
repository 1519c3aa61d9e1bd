/** Two workers that share a port, each with at most three connections. Prints the address when both listen. */
import cluster from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { connectionLimits, createHttpServer } from '../http/http-server.ts'

if (cluster.isPrimary) {
  const workers = [cluster.fork(), cluster.fork()]
  const [first] = await Promise.all(workers.map((worker) => once(worker, 'listening') as Promise<[AddressInfo]>))
  console.log(`http://127.0.0.1:${first?.[0].port}/`)
} else {
  const limits = { ...connectionLimits, headersTimeout: 600_000, requestTimeout: 600_000, most: 3 }
  const parts = { log: pino({ level: 'silent' }), trustedProxies: ['loopback'], limits }
  createHttpServer((_, response) => response.end('done'), parts).listen(0, '127.0.0.1')
}
