import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshDatabase } from '../../server/store/test/fresh-database.ts'
import { browserAt } from '../../server/test/browser.ts'
import { freePort } from '../../server/test/free-port.ts'
import type { Client } from './load.ts'

export interface BenchServer {
  readonly port: number
  /** Returns the next `count` clients, in rotation. */
  nextClients(count: number): readonly Client[]
  /** CPU seconds that the process has used so far, or NaN if /proc does not tell. */
  cpu(): number
  /** The memory of the process in bytes (RSS), or NaN if /proc does not tell. */
  memory(): number
  close(): Promise<void>
}

/** Starts the built server on a new database and registers students. `postgres` is null for SQLite. */
export async function startServer(root: string, postgres: string | null, students: number): Promise<BenchServer> {
  const database = await freshDatabase(postgres ?? undefined)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
  }
  let child = await start(root, url, env)
  const signedIn: Client[] = []
  for (let i = 1; i <= students; i++) {
    const browser = browserAt(url)
    await browser.signIn(`student${i}@bench.school.nz`, { for: 'register', role: 'student' })
    await browser.call('PUT /api/session/registration', { role: 'student', firstName: 'Mia', lastName: `Chen ${i}` })
    signedIn.push({ app: 'ours', account: browser.account, cookie: browser.jar.headerFor(new URL(url)) })
  }
  // The local provider slows down all later promises of its process on Node 20, and no school signs in with it.
  await end(child)
  child = await start(root, url, env)
  return {
    port,
    nextClients: inRotation(signedIn),
    cpu: () => cpuOf(child.pid ?? 0),
    memory: () => memoryOf(child.pid ?? 0),
    async close() {
      await end(child)
      await database.remove()
    },
  }
}

export function inRotation(clients: readonly Client[]): (count: number) => readonly Client[] {
  let from = 0
  return (count) => {
    const next = clients.slice(from, from + count)
    from = (from + count) % clients.length
    return next
  }
}

/** Starts the built server and waits until it is ready. */
export async function start(root: string, url: string, env: Record<string, string>): Promise<ChildProcess> {
  const profiler = process.env.SERVER_NODE_OPTIONS?.split(' ') ?? []
  // The lines of the log are written, as in production, and read by nobody.
  const child = spawn(process.execPath, [...profiler, 'dist/server/main.js'], { cwd: root, env, stdio: 'ignore' })
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error('The server ended at its start.')
    await sleep(50)
  }
  return child
}

export async function end(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/** Linux counts CPU time in hundredths of a second: fields 14 and 15 of the process's stat file. */
export function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}

export function memoryOf(pid: number): number {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) * 1024
  } catch {
    return Number.NaN
  }
}
