/**
 * A private PostgreSQL for tests: a cluster of its own in a temporary folder, on loopback and a free port, never the
 * system's. Run as a command it prints its address and stays until it is told to stop:
 * `node --import tsx scripts/postgres.ts`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../server/test/free-port.ts'

export interface Postgres {
  readonly url: string
  /** Ends the cluster and deletes its folder. */
  stop(): Promise<void>
}

interface Owner {
  readonly uid?: number
  readonly gid?: number
}

/**
 * Starts a cluster of its own. With `fsync` off it is faster and a power cut may spoil it; killed processes lose nothing either way.
 * Throws one line where PostgreSQL is not installed or does not start.
 */
export async function startPostgres({ fsync = true }: { fsync?: boolean } = {}): Promise<Postgres> {
  const programs = findPrograms()
  const owner = findOwner()
  const folder = mkdtempSync(join(tmpdir(), 'solve-it-postgres-'))
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'solve_it', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })

  const port = await freePort()
  const settings = [`fsync=${fsync ? 'on' : 'off'}`, 'max_connections=200', 'unix_socket_directories=']
  const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port)]
  const server = spawn(join(programs, 'postgres'), [...place, ...settings.flatMap((setting) => ['-c', setting])], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  const abandon = () => {
    server.kill('SIGQUIT')
    remove()
  }
  process.once('exit', abandon)

  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr.on('data', (part) => {
      said = `${said}${part}`.slice(-2000)
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said.trim().split('\n').at(-1)}`)))
  })
  // A script that forgets to stop it still ends, and ends it then.
  server.unref()
  if (server.stderr instanceof Socket) server.stderr.unref()

  return {
    url: `postgres://solve_it@127.0.0.1:${port}/postgres`,
    async stop() {
      server.ref()
      server.kill('SIGINT')
      await ended
      process.off('exit', abandon)
      remove()
    },
  }
}

/** Debian keeps the programs of each version in a folder that is not on the PATH; the newest is taken. */
function findPrograms(): string {
  const debian = '/usr/lib/postgresql'
  const versions = readable(debian).sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  const found = folders.find((folder) => ['initdb', 'postgres'].every((program) => isProgram(join(folder, program))))
  if (!found) throw new Error('PostgreSQL is not installed: no initdb under /usr/lib/postgresql or on the PATH')
  return found
}

function readable(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** PostgreSQL refuses to run as root. */
function findOwner(): Owner {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: ask('-u'), gid: ask('-g') }
    } catch {}
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const starting = startPostgres()
  const waiting = setInterval(() => {}, 60_000)
  // Before the address is printed, since whoever reads it may tell it to stop at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      clearInterval(waiting)
      await (await starting).stop()
    })
  }
  process.stdout.write(`${(await starting).url}\n`)
}
