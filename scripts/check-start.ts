/**
 * Copies the project as a fresh clone has it, without packages and builds. Starts the app there, first as a school
 * does, then as a developer does. Each start must serve its pages, stop, and leave nothing behind. The exit code is 1
 * if one does not.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/test/free-port.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'solve-it-start-'))
const clone = join(folder, 'clone')
const port = await freePort()
const address = `http://127.0.0.1:${port}`
/**
 * Milliseconds until a start counts as failed. It only ends a start that never becomes ready. Installing takes as long
 * as the network and the other work of the machine make it, and the printed lines say how long each start took.
 */
const patience = 15 * 60_000

try {
  copyProject()
  const schoolStart = { command: ['start'], readyPath: '/readyz', serves: [['/', '<script']] } as const
  await check({ ...schoolStart, title: 'The first start' })
  expectNoTools()
  const prepared = timesOfPreparedFiles()
  await check({ ...schoolStart, title: 'The second start' })
  if (timesOfPreparedFiles() !== prepared) throw new Error('The second start installed or built again')
  // The path /api/ serves both the sources of web/api/ and the endpoints of the server.
  const sources = [
    ['/', '/main.tsx'],
    ['/main.tsx', 'createRoot'],
    ['/api/client/call.ts', 'ApiError'],
    ['/api/session', '"account":null'],
  ] as const
  await check({
    title: 'npm run dev',
    command: ['run', 'dev'],
    readyPath: '/healthz',
    serves: sources,
  })
} catch (error) {
  console.error(`The start-up check failed: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** Copies every file that belongs to the project, committed or not. */
function copyProject(): void {
  const files = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const paths = execFileSync('git', files, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const path of paths.filter((path) => existsSync(join(root, path)))) cpSync(join(root, path), join(clone, path))
}

/** @throws if a school's start has installed a package that only tests, benchmarks or development need */
function expectNoTools(): void {
  const { packages } = JSON.parse(readFileSync(join(clone, 'package-lock.json'), 'utf8')) as Lock
  const tools = Object.keys(packages).filter((path) => packages[path]?.dev)
  const installed = tools.filter((path) => existsSync(join(clone, path)))
  if (tools.length === 0) throw new Error('package-lock.json marks no package as needed for development only')
  if (installed.length > 0) throw new Error(`npm start installed ${installed.join(', ')}, which the app does not need`)
}

/** Returns the time of the last change of each file that preparing a start writes, as one text. */
function timesOfPreparedFiles(): string {
  const paths = ['.stamps/install', '.stamps/web', '.stamps/server', 'dist/web/index.html', 'dist/server/main.js']
  return paths.map((path) => `${path} ${statSync(join(clone, path)).mtimeMs}`).join('\n')
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
}

interface Start {
  /** The start in a printed line. */
  readonly title: string
  /** The arguments of npm. */
  readonly command: readonly string[]
  /** A path that returns 200 as soon as the app is ready. */
  readonly readyPath: string
  /** Paths, each with a text that its response contains. */
  readonly serves: readonly (readonly [path: string, text: string])[]
}

async function check({ title, command, readyPath, serves }: Start): Promise<void> {
  // Settings of the operator's own app, such as a client of a sign-in provider, would change the start.
  const own = /^(DATABASE_URL|PUBLIC_URL|GOOGLE_|MICROSOFT_)/
  const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)))
  const env = { ...rest, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') }
  const began = performance.now()
  const server = spawn('npm', command, { cwd: clone, stdio: ['ignore', 'inherit', 'inherit'], env, detached: true })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    await waitUntilReady(readyPath, began + patience, server)
    const seconds = (performance.now() - began) / 1000
    for (const [path, text] of serves) {
      const response = await fetch(address + path)
      if (!response.ok || !(await response.text()).includes(text))
        throw new Error(`the response of ${path} does not contain ${text}`)
    }
    server.kill('SIGTERM')
    const code = await Promise.race([ended, setTimeout(60_000, 'late')])
    if (code === 'late') throw new Error('it did not stop within a minute of SIGTERM')
    if (await responds(readyPath)) throw new Error('a server was left behind on its port')
    console.log(`${title} took ${seconds.toFixed(1)} s; it served its pages and stopped.`)
  } catch (error) {
    throw new Error(`${title}: ${error instanceof Error ? error.message : error}`)
  } finally {
    killGroup(server.pid)
  }
}

/** Ends npm and every process that it started, if any is left. */
function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing is left.
  }
}

async function waitUntilReady(readyPath: string, until: number, server: ChildProcess): Promise<void> {
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`it ended with code ${server.exitCode}`)
    if (await responds(readyPath)) return
    await setTimeout(100)
  }
  throw new Error(`it was not ready after ${patience / 60_000} minutes`)
}

async function responds(path: string): Promise<boolean> {
  try {
    return (await fetch(address + path, { signal: AbortSignal.timeout(10_000) })).ok
  } catch {
    return false
  }
}
