/**
 * A private cluster of PostgreSQL servers with Citus for tests: a coordinator and two workers in a temporary folder, on
 * loopback and free ports. `node --import tsx scripts/citus.ts` prints the coordinator's address and runs until SIGINT
 * or SIGTERM.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type NodeAddress, prepareNodes } from '../server/store/engines/citus.ts'
import { freePort } from '../server/test/free-port.ts'
import { type Cluster, createCluster } from './postgres/cluster.ts'
import { isProgram, runServers } from './postgres/command.ts'
import { isCitusInstalled, noCitus } from './postgres/programs.ts'
import type { Postgres } from './postgres.ts'

const workers = 2

/** Few shards make the tests fast: each new database creates all of them. */
const settings = [
  'shared_preload_libraries=citus',
  'wal_level=logical',
  'citus.shard_count=4',
  'citus.enable_statistics_collection=off',
  // The nodes are on loopback without certificates.
  'citus.node_conninfo=sslmode=disable',
]

/**
 * Starts a private cluster, whose database `postgres` knows the workers.
 *
 * @throws an error of one line where Citus is not installed or a server does not start
 */
export async function startCitus({ fsync = true }: { fsync?: boolean } = {}): Promise<Postgres> {
  if (!isCitusInstalled()) throw new Error(noCitus)
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-citus-'))
  // PostgreSQL runs as another user, who needs access to its folders.
  chmodSync(folder, 0o711)
  const clusters: Cluster[] = []
  for (let i = 0; i <= workers; i++) {
    const own = join(folder, String(i))
    mkdirSync(own)
    clusters.push(createCluster(own, { port: await freePort(), fsync, settings }))
  }
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  const removeNow = () => {
    for (const cluster of clusters) cluster.stopNow()
    remove()
  }
  process.once('exit', removeNow)
  for (const cluster of clusters) await cluster.start()
  const [url = '', ...others] = clusters.map((cluster) => cluster.url)
  await prepareNodes(url, others.map(nodeOf))
  return {
    url,
    async stop() {
      for (const cluster of clusters) await cluster.end('SIGINT')
      process.off('exit', removeNow)
      remove()
    },
  }
}

function nodeOf(url: string): NodeAddress {
  const { hostname, port } = new URL(url)
  return { host: hostname, port: Number(port) }
}

if (isProgram(import.meta.url)) await runServers(startCitus)
