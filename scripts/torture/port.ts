import { createServer } from 'node:net'
import type { Random } from './chance.ts'

/**
 * Returns a free port below those that the system assigns to clients. Otherwise a client that connects to a stopped
 * server could get the server's own port, and the server could not start.
 */
export async function portForRestarts(random: Random): Promise<number> {
  for (;;) {
    const port = random.integer(20_000, 29_999)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
