import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, readlinkSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findOwner, findPrograms, namesIn } from './programs.ts'

export interface ClusterOptions {
  readonly port: number
  /** Without fsync, PostgreSQL is faster, and a power cut may damage the data. A killed process never loses data. */
  readonly fsync?: boolean
  /** Further settings, such as `shared_preload_libraries=citus`. */
  readonly settings?: readonly string[]
}

/** A PostgreSQL server on loopback, with its own data. It keeps its port and data when it is started again. */
export interface Cluster {
  readonly url: string
  /**
   * Resolves when the server accepts connections.
   *
   * @throws an error of one line if it does not start
   */
  start(): Promise<void>
  /** Sends the signal to the postmaster and waits for its end. Does nothing if the server is not running. */
  end(signal: NodeJS.Signals): Promise<void>
  /**
   * Ends every process of the server at once, as a power cut does. After a SIGKILL of the postmaster alone, a process
   * that waits for a lock of another process may never end. Linux only.
   */
  endAll(): Promise<void>
  /** Suspends every process of the server, like a machine that hangs. Linux only. */
  suspend(): void
  /** Lets the processes of a suspended server go on. */
  resume(): void
  /** Ends the server without waiting. For a process that is ending itself. */
  stopNow(): void
}

/** The most milliseconds until the last processes of a killed server have ended. */
const releaseTimeout = 20_000

/** Creates a cluster in an empty folder and makes its user the owner of the folder. Its files are not synced yet. */
export function createCluster(folder: string, { port, fsync = true, settings: more = [] }: ClusterOptions): Cluster {
  const programs = findPrograms()
  const owner = findOwner()
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'solve_it', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })

  const settings = [`fsync=${fsync ? 'on' : 'off'}`, 'max_connections=200', 'unix_socket_directories=', ...more]
  const address = ['-D', data, '-h', '127.0.0.1', '-p', String(port)]
  const args = [...address, ...settings.flatMap((setting) => ['-c', setting])]
  let running: ChildProcess | undefined

  /** Returns null when the server is ready, or the last line of a server that ended at once. */
  function tryStart(): Promise<string | null> {
    const server = spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    running = server
    return new Promise((resolve, reject) => {
      let output = ''
      let isReady = false
      server.stderr.on('data', (part) => {
        output = `${output}${part}`.slice(-2000)
        if (isReady || !output.includes('ready to accept connections')) return
        isReady = true
        // A script that forgets to stop the server still ends.
        server.unref()
        if (server.stderr instanceof Socket) server.stderr.unref()
        resolve(null)
      })
      server.once('error', reject)
      server.once('exit', () => {
        if (running === server) running = undefined
        resolve(output.trim())
      })
    })
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    const server = running
    if (!server) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.ref()
    server.kill(signal)
    await ended
  }

  return {
    url: `postgres://solve_it@127.0.0.1:${port}/postgres`,
    async start() {
      const until = performance.now() + releaseTimeout
      for (;;) {
        const failure = await tryStart()
        if (failure === null) return
        // After a SIGKILL of the postmaster, its child processes end a moment later.
        const isReleasing = /still in use|already exists/.test(failure) && performance.now() < until
        if (!isReleasing) throw new Error(`PostgreSQL did not start: ${failure.split('\n').at(-1)}`)
        await sleep(50)
      }
    },
    end,
    async endAll() {
      await end('SIGKILL')
      while (killOrphans(data) > 0) await sleep(20)
    },
    suspend() {
      // A suspended postmaster starts no further process.
      running?.kill('SIGSTOP')
      signalAll(data, 'SIGSTOP')
    },
    resume() {
      signalAll(data, 'SIGCONT')
    },
    stopNow() {
      if (running) running.kill('SIGQUIT')
      else killOrphans(data)
    },
  }
}

/** Kills the processes that a postmaster left behind. Returns how many there were. */
export const killOrphans = (data: string): number => signalAll(data, 'SIGKILL')

/** Sends a signal to the processes that work in a data folder. Returns how many there were. */
function signalAll(data: string, name: NodeJS.Signals): number {
  const found = namesIn('/proc').filter((id) => /^\d+$/.test(id) && workingFolder(id) === data)
  for (const id of found) signal(Number(id), name)
  return found.length
}

function workingFolder(process: string): string | null {
  try {
    return readlinkSync(`/proc/${process}/cwd`)
  } catch {
    return null
  }
}

function signal(id: number, name: NodeJS.Signals): void {
  try {
    process.kill(id, name)
  } catch {
    // The process has ended in the meantime.
  }
}
