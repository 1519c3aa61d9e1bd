/**
 * A private PostgreSQL with failover for tests: three nodes run by Patroni, with etcd and haproxy, in a temporary
 * folder, on loopback and free ports. `node --import tsx cluster/patroni.ts` prints the address of the proxy, which
 * leads to the primary, and runs until SIGINT or SIGTERM.
 */
import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isProgram, runServers } from '../scripts/postgres/command.ts'
import { findOwner, isOnPath } from '../scripts/postgres/programs.ts'
import { chanceOf } from '../scripts/torture/chance.ts'
import { portForRestarts } from '../scripts/torture/port.ts'
import { createNode, type PatroniNode } from './patroni/node.ts'
import { createProcess } from './patroni/process.ts'
import { haproxySettings } from './patroni/settings.ts'

export interface Patroni {
  /** The address of the proxy. */
  readonly url: string
  readonly nodes: readonly PatroniNode[]
  /**
   * Returns the primary once both other nodes follow it, one of them synchronously. Throws after two minutes. A primary
   * that is lost earlier may leave no standby, and then saves wait until a lost node is back.
   */
  soundPrimary(): Promise<PatroniNode>
  /** Returns the last lines that each program has printed. */
  logs(): string
  stop(): Promise<void>
}

const programs = ['patroni', 'etcd', 'haproxy']
const nodeCount = 3
/** The most milliseconds until a primary has its standbys. */
const patience = 120_000

/**
 * Starts the nodes and waits for a primary with a synchronous standby.
 *
 * @throws an error of one line if a program is missing or no primary comes
 */
export async function startPatroni(): Promise<Patroni> {
  const missing = programs.filter((program) => !isOnPath(program))
  if (missing.length > 0)
    throw new Error(`Not installed: ${missing.join(', ')} (apt-get install patroni etcd-server haproxy)`)
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-patroni-'))
  const owner = findOwner()
  const own = (path: string) => {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)
  }
  chmodSync(folder, 0o711)
  own(folder)
  const newPort = distinctPorts()
  const etcdPort = await newPort()
  const etcd = createProcess('etcd', etcdArgs(folder, etcdPort, await newPort()), folder)
  const nodes: PatroniNode[] = []
  for (let i = 1; i <= nodeCount; i++) {
    const nodeFolder = join(folder, `node${i}`)
    mkdirSync(nodeFolder, { mode: 0o700 })
    own(nodeFolder)
    nodes.push(
      createNode({
        name: `node${i}`,
        folder: nodeFolder,
        port: await newPort(),
        restPort: await newPort(),
        etcdPort,
      }),
    )
  }
  const port = await newPort()
  const proxy = createProcess('haproxy', ['-db', '-f', haproxySettings(folder, port, nodes)], folder)
  const stopNow = () => {
    for (const each of [proxy, ...nodes, etcd]) each.kill()
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
  process.once('exit', stopNow)
  etcd.start()
  for (const node of nodes) node.start()
  proxy.start()

  async function soundPrimary(): Promise<PatroniNode> {
    const until = performance.now() + patience
    while (performance.now() < until) {
      const states = await Promise.all(nodes.map((node) => node.status()))
      const primary =
        nodes[states.findIndex((status) => status?.role === 'primary' && status.followers === nodeCount - 1)]
      if (primary && states.some((status) => status?.role === 'sync_standby')) return primary
      await sleep(200)
    }
    throw new Error('No node became a primary that both others follow')
  }

  const logs = () => [etcd, proxy, ...nodes].map((each) => each.lastLines()).join('\n')
  await soundPrimary().catch((error) => {
    console.error(logs())
    throw error
  })
  return {
    url: `postgres://solve_it@127.0.0.1:${port}/postgres`,
    nodes,
    soundPrimary,
    logs,
    async stop() {
      process.off('exit', stopNow)
      stopNow()
    },
  }
}

/** Returns a function that returns another free port at each call. A lost node finds its ports free when it is back. */
function distinctPorts(): () => Promise<number> {
  const chance = chanceOf(randomUUID())
  const taken = new Set<number>()
  return async () => {
    for (;;) {
      const port = await portForRestarts(chance)
      if (taken.has(port)) continue
      taken.add(port)
      return port
    }
  }
}

function etcdArgs(folder: string, port: number, peerPort: number): string[] {
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  return [
    `--data-dir=${join(folder, 'etcd')}`,
    `--listen-client-urls=${client}`,
    `--advertise-client-urls=${client}`,
    `--listen-peer-urls=${peer}`,
    `--initial-advertise-peer-urls=${peer}`,
    `--initial-cluster=default=${peer}`,
    // A warning about a slow disk explains a slow election.
    '--log-level=warn',
  ]
}

if (isProgram(import.meta.url)) await runServers(startPatroni)
