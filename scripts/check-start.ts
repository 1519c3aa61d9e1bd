/**
 * Starts the app as a school does and looks whether it comes up, serves, stops and comes up again quickly; and as whoever
 * works on it does. Fails with the exit code 1.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/test/free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'solve-it-start-'))
const port = await freePort()
const address = `http://127.0.0.1:${port}`

try {
  const ofSchool = { command: ['start'], isThere: '/readyz', serves: [['/', '<script']] } as const
  await check({ ...ofSchool, title: 'The first start', most: 120 })
  // Under three seconds on a machine with nothing else to do; how long it took is in the line that it prints.
  await check({ ...ofSchool, title: 'The second start', most: 20 })
  // Sources of web/api/ and endpoints of the server lie below the same path.
  const sources = [
    ['/', '/main.tsx'],
    ['/main.tsx', 'createRoot'],
    ['/api/call.ts', 'ApiError'],
    ['/api/session', '"account":null'],
  ] as const
  await check({ title: 'npm run dev', most: 60, command: ['run', 'dev'], isThere: '/healthz', serves: sources })
} catch (error) {
  console.error(`The start-up check failed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

interface Start {
  readonly title: string
  /** Of npm. */
  readonly command: readonly string[]
  /** Seconds until it is ready. */
  readonly most: number
  /** Answers when it is. */
  readonly isThere: string
  /** Paths, and what stands in the answer. */
  readonly serves: readonly (readonly [path: string, text: string])[]
}

async function check({ title, command, most, isThere, serves }: Start): Promise<void> {
  const { DATABASE_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL, ...rest } = process.env
  const env = { ...rest, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder }
  const began = performance.now()
  const server = spawn('npm', command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env, detached: true })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    await ready(isThere, began + most * 1000, server)
    const seconds = (performance.now() - began) / 1000
    for (const [path, text] of serves) {
      const answer = await fetch(address + path)
      if (!answer.ok || !(await answer.text()).includes(text)) throw new Error(`${path} answers without ${text}`)
    }
    server.kill('SIGTERM')
    const code = await Promise.race([ended, setTimeout(5000, 'late')])
    if (code === 'late') throw new Error('it did not stop within 5 s of SIGTERM')
    if (await answers(isThere)) throw new Error('a server was left behind on its port')
    console.log(`${title} took ${seconds.toFixed(1)} s; it served its pages and stopped.`)
  } finally {
    killGroup(server.pid)
  }
}

/** npm and whatever it started, should it still be there. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing is left.
  }
}

async function ready(isThere: string, until: number, server: ChildProcess): Promise<void> {
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`it ended with code ${server.exitCode}`)
    if (await answers(isThere)) return
    await setTimeout(100)
  }
  throw new Error('it was not ready in time')
}

async function answers(path: string): Promise<boolean> {
  try {
    return (await fetch(address + path)).ok
  } catch {
    return false
  }
}
