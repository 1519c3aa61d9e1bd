/**
 * A private cluster of PostgreSQL servers with Citus for tests: a coordinator and two workers in a temporary folder, on
 * loopback and free ports. `node --import tsx cluster/citus.ts` prints the coordinator's address and runs until SIGINT
 * or SIGTERM.
 */
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Cluster, createCluster } from '../scripts/postgres/cluster.ts'
import { isProgram, runServers } from '../scripts/postgres/command.ts'
import { findPrograms } from '../scripts/postgres/programs.ts'
import type { Postgres } from '../scripts/postgres.ts'
import { type NodeAddress, prepareNodes } from '../server/store/engines/cluster/citus.ts'
import { freePort } from '../server/test/free-port.ts'

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
 * A statement about many students uses several connections to a worker, as it does where it takes longer than in tests.
 * Citus then refuses later statements of a transaction that need the rows of two of them.
 */
const manyConnections = 'citus.force_max_query_parallelization=on'

interface CitusOptions {
  readonly fsync?: boolean
  readonly hasManyConnections?: boolean
}

/** The line for a machine without Citus. */
export const noCitus =
  'Citus is not installed in the folder of libraries of PostgreSQL (docs/operations.md, "Several PostgreSQL servers")'

/** Returns whether the newest PostgreSQL has Citus among its libraries. */
export function isCitusInstalled(): boolean {
  try {
    const libraries = execFileSync(join(findPrograms(), 'pg_config'), ['--pkglibdir'], { encoding: 'utf8' }).trim()
    return existsSync(join(libraries, 'citus.so'))
  } catch {
    return false
  }
}

/**
 * Starts a private cluster, whose database `postgres` knows the workers.
 *
 * @throws an error of one line if Citus is not installed or a server does not start
 */
export async function startCitus({ fsync = true, hasManyConnections = false }: CitusOptions = {}): Promise<Postgres> {
  if (!isCitusInstalled()) throw new Error(noCitus)
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-citus-'))
  // PostgreSQL runs as another user, who needs access to its folders.
  chmodSync(folder, 0o711)
  const clusters: Cluster[] = []
  for (let i = 0; i <= workers; i++) {
    const own = join(folder, String(i))
    mkdirSync(own)
    const chosen = hasManyConnections ? [...settings, manyConnections] : settings
    clusters.push(createCluster(own, { port: await freePort(), fsync, settings: chosen }))
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

// No test of the command's users cuts the power.
if (isProgram(import.meta.url)) await runServers(() => startCitus({ fsync: false, hasManyConnections: true }))
