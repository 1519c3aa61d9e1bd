import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/test/free-port.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Database {
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
}

/** The built server as a separate process, on a port that it keeps over restarts. */
export interface AppServer {
  /** The address without a slash at the end. */
  readonly url: string
  /** Ends the process as a power cut would, with SIGKILL. */
  kill(): Promise<void>
  /** Starts the server again on the same port and data. */
  start(): Promise<void>
  /** Ends the process cleanly. */
  stop(): Promise<void>
}

/** Starts a server and returns it when it is ready. `env` adds settings. `main` is the file of another build. */
export async function startAppServer(
  database: Database,
  env: Record<string, string> = {},
  main = 'dist/server/main.js',
): Promise<AppServer> {
  const port = env.PORT ?? String(await freePort())
  const settings = {
    PATH: process.env.PATH ?? '',
    PORT: port,
    LOG_LEVEL: 'error',
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
    ...env,
  }
  let child: ChildProcess | undefined

  async function start() {
    child = spawn(process.execPath, [main], {
      cwd: root,
      env: settings,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await ready(child, `http://localhost:${port}/readyz`)
  }

  async function end(signal: NodeJS.Signals) {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    const ended = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await ended
  }

  await start()
  return { url: `http://localhost:${port}`, kill: () => end('SIGKILL'), start, stop: () => end('SIGTERM') }
}

async function ready(child: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + 20_000
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error('The server ended at once. Is the app built (npm run build)?')
    const response = await fetch(address).catch(() => null)
    if (response?.ok) return
    await setTimeout(25)
  }
  throw new Error('The server was not ready within 20 s')
}
