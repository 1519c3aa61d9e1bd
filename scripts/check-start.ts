/**
 * Starts the app as a school does and looks whether it comes up, serves, stops and comes up again quickly. Fails with
 * the exit code 1.
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
  await check('The first start', 120)
  // Under three seconds on a machine with nothing else to do; how long it took is in the line that it prints.
  await check('The second start', 20)
} catch (error) {
  console.error(`The start-up check failed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** @param most Seconds until it is ready. */
async function check(title: string, most: number): Promise<void> {
  const { DATABASE_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, PUBLIC_URL, ...rest } = process.env
  const env = { ...rest, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder }
  const began = performance.now()
  const server = spawn('npm', ['start'], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env, detached: true })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    await ready(began + most * 1000, server)
    const seconds = (performance.now() - began) / 1000
    const page = await fetch(`${address}/`)
    if (!page.ok || !(await page.text()).includes('<script')) throw new Error(`${address}/ is not the app's page`)
    server.kill('SIGTERM')
    const code = await Promise.race([ended, setTimeout(5000, 'late')])
    if (code === 'late') throw new Error('it did not stop within 5 s of SIGTERM')
    if (await answers()) throw new Error('a server was left behind on its port')
    console.log(`${title} took ${seconds.toFixed(1)} s; it served the page and stopped.`)
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

async function ready(until: number, server: ChildProcess): Promise<void> {
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`it ended with code ${server.exitCode}`)
    if (await answers()) return
    await setTimeout(25)
  }
  throw new Error('it was not ready in time')
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(`${address}/readyz`)).ok
  } catch {
    return false
  }
}
