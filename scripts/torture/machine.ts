import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '../../server/store/open.ts'
import { startStandIn } from '../../server/test/stand-in.ts'
import { type Cluster, createCluster } from '../postgres/cluster.ts'
import { type AppProcess, createAppProcess } from './app-process.ts'
import { chanceOf } from './chance.ts'
import type { Cleanup } from './cleanup.ts'
import { type Conditions, createConditions } from './conditions.ts'
import type { Engine } from './options.ts'
import { portForRestarts } from './port.ts'
import { createPowerDisk, type PowerDisk } from './power-disk.ts'

/** The processes of one run, and the disk of their database. */
export interface Machine {
  readonly app: AppProcess
  /** Null on SQLite. */
  readonly cluster: Cluster | null
  /** Null if no power is cut. Then the database is in a temporary folder. */
  readonly disk: PowerDisk | null
  readonly conditions: Conditions
  /** The settings of the database. */
  readonly settings: Settings
}

export interface MachineOptions {
  readonly engine: Engine
  readonly seed: string
  readonly cutsPower: boolean
  readonly workers: number
  /** The folder of the built server. */
  readonly server: string
}

/** The app must not rely on the settings of its operator. With this one, a crash loses the last commits. */
const riskySettings = ['synchronous_commit=off']

/** Creates the machine in a temporary folder. PostgreSQL and the app are not started yet. */
export async function createMachine(
  { engine, seed, cutsPower, workers, server }: MachineOptions,
  cleanup: Cleanup,
): Promise<Machine> {
  const base = mkdtempSync(join(tmpdir(), 'solve-it-torture-'))
  cleanup.add(() => rmSync(base, { recursive: true, force: true, maxRetries: 10 }))
  // PostgreSQL runs as another user, who needs access to its folder.
  chmodSync(base, 0o711)
  const conditions = createConditions()
  const disk = cutsPower ? createPowerDisk(base, conditions.power, cleanup) : null
  const dataDir = join(disk?.folder ?? base, 'data')
  mkdirSync(dataDir, { mode: 0o700 })
  const chance = chanceOf(seed, engine, 'ports')
  const cluster =
    engine === 'postgres'
      ? createCluster(dataDir, { port: await portForRestarts(chance), settings: riskySettings })
      : null
  if (cluster) cleanup.add(() => cluster.stopNow())
  if (disk) execFileSync('sync', ['--file-system', disk.folder])
  const settings = cluster ? { dataDir, databaseUrl: cluster.url } : { dataDir }
  const environment = cluster ? { DATABASE_URL: cluster.url } : { DATA_DIR: dataDir }
  const port = await portForRestarts(chance)
  const sharing = workers > 1 ? await sharedBy(workers, port) : {}
  const app = createAppProcess(port, { ...environment, ...sharing }, cleanup, server)
  return { app, cluster, disk, conditions, settings }
}

/** Returns the settings of several workers. They need an OpenID provider, which runs in this process. */
async function sharedBy(workers: number, appPort: number): Promise<Record<string, string>> {
  const client = { clientId: 'torture', clientSecret: 'a secret of the torture' }
  const redirectUri = `http://localhost:${appPort}/auth/callback`
  const { issuer } = await startStandIn({ ...client, redirectUri })
  return {
    WORKERS: String(workers),
    OIDC_ISSUER: issuer,
    GOOGLE_CLIENT_ID: client.clientId,
    GOOGLE_CLIENT_SECRET: client.clientSecret,
  }
}
