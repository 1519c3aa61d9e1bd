import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, readlinkSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findOwner, findPrograms, readable } from './programs.ts'

export interface ClusterOptions {
  readonly port: number
  /** Without it, PostgreSQL is faster, and a power cut may damage the data. Killed processes lose nothing either way. */
  readonly fsync?: boolean
}

/** A PostgreSQL server with data of its own, on loopback. It keeps its port and data when it is started again. */
export interface Cluster {
  readonly url: string
  /** Resolves when it accepts connections. Throws one line where it does not start. */
  start(): Promise<void>
  /** Sends the signal to the postmaster and waits for its end. Does nothing where it does not run. */
  end(signal: NodeJS.Signals): Promise<void>
  /**
   * Ends every process of the server at once, as a power cut does. After a SIGKILL of the postmaster alone, a process that
   * waits for a lock of another one can stay for ever. Linux only.
   */
  endAll(): Promise<void>
  /** Ends the server without waiting, for a process that is ending itself. */
  abandon(): void
}

/** Milliseconds in which the last processes of a killed server end. */
const releasePatience = 20_000

/** Makes a cluster in an empty folder, and gives the folder to the user that runs it. Its files are not synced yet. */
export function createCluster(folder: string, { port, fsync = true }: ClusterOptions): Cluster {
  const programs = findPrograms()
  const owner = findOwner()
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const options = { ...owner, cwd: folder, env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' } }
  const data = join(folder, 'data')
  const initdb = ['-D', data, '-U', 'solve_it', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), initdb, { ...options, stdio: ['ignore', 'ignore', 'inherit'] })

  const settings = [`fsync=${fsync ? 'on' : 'off'}`, 'max_connections=200', 'unix_socket_directories=']
  const place = ['-D', data, '-h', '127.0.0.1', '-p', String(port)]
  const args = [...place, ...settings.flatMap((setting) => ['-c', setting])]
  let running: ChildProcess | undefined

  /** Returns null when the server is ready, or the last line of a server that ended at once. */
  function tryStart(): Promise<string | null> {
    const server = spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    running = server
    return new Promise((resolve, reject) => {
      let said = ''
      let isReady = false
      server.stderr.on('data', (part) => {
        said = `${said}${part}`.slice(-2000)
        if (isReady || !said.includes('ready to accept connections')) return
        isReady = true
        // A script that forgets to stop it still ends.
        server.unref()
        if (server.stderr instanceof Socket) server.stderr.unref()
        resolve(null)
      })
      server.once('error', reject)
      server.once('exit', () => {
        if (running === server) running = undefined
        resolve(said.trim())
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
      const until = performance.now() + releasePatience
      for (;;) {
        const failure = await tryStart()
        if (failure === null) return
        // After a SIGKILL of the postmaster, its processes end by themselves a moment later.
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
    abandon() {
      if (running) running.kill('SIGQUIT')
      else killOrphans(data)
    },
  }
}

/** Kills the processes that a postmaster left behind: they work in the folder of its data. Returns how many there were. */
function killOrphans(data: string): number {
  const orphans = readable('/proc').filter((name) => /^\d+$/.test(name) && workingFolder(name) === data)
  for (const id of orphans) kill(Number(id))
  return orphans.length
}

function workingFolder(process: string): string | null {
  try {
    return readlinkSync(`/proc/${process}/cwd`)
  } catch {
    return null
  }
}

function kill(id: number): void {
  try {
    process.kill(id, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}
