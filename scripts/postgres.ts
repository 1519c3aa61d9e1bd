/**
 * A private PostgreSQL for tests: a cluster of its own in a temporary folder, on loopback and a free port, never the
 * system's. Run as a command it prints its address and stays until it is told to stop:
 * `node --import tsx scripts/postgres.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../server/test/free-port.ts'
import { createCluster } from './postgres/cluster.ts'

export interface Postgres {
  readonly url: string
  /** Ends the cluster and deletes its folder. */
  stop(): Promise<void>
}

/** Starts a cluster of its own. Throws one line where PostgreSQL is not installed or does not start. */
export async function startPostgres({ fsync = true }: { fsync?: boolean } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  const cluster = createCluster(folder, { port: await freePort(), fsync })
  const abandon = () => {
    cluster.abandon()
    remove()
  }
  process.once('exit', abandon)
  await cluster.start()
  return {
    url: cluster.url,
    async stop() {
      await cluster.end('SIGINT')
      process.off('exit', abandon)
      remove()
    },
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const starting = startPostgres()
  const waiting = setInterval(() => {}, 60_000)
  // Before the address is printed, since whoever reads it may tell it to stop at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      clearInterval(waiting)
      await (await starting).stop()
    })
  }
  process.stdout.write(`${(await starting).url}\n`)
}
