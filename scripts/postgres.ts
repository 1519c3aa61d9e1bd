/**
 * A private PostgreSQL for tests: a new cluster in a temporary folder, on loopback and a free port. It never uses the
 * cluster of the system. `node --import tsx scripts/postgres.ts` prints the address and runs until SIGINT or SIGTERM.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../server/test/free-port.ts'
import { createCluster } from './postgres/cluster.ts'
import { isProgram, runServers } from './postgres/command.ts'

export interface Postgres {
  readonly url: string
  /** Ends the cluster and deletes its folder. */
  stop(): Promise<void>
}

/**
 * Starts a private cluster.
 *
 * @throws an error of one line if PostgreSQL is not installed or does not start
 */
export async function startPostgres({ fsync = true }: { fsync?: boolean } = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  const cluster = createCluster(folder, { port: await freePort(), fsync })
  const removeNow = () => {
    cluster.stopNow()
    remove()
  }
  process.once('exit', removeNow)
  await cluster.start()
  return {
    url: cluster.url,
    async stop() {
      await cluster.end('SIGINT')
      process.off('exit', removeNow)
      remove()
    },
  }
}

// No test of the command's users cuts the power.
if (isProgram(import.meta.url)) await runServers(() => startPostgres({ fsync: false }))
