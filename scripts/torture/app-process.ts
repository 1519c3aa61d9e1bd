import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Cleanup } from './cleanup.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built server as a process. It keeps its port and data when it is started again. */
export interface AppProcess {
  readonly url: string
  /** One text for each crash of the process: the exit code or signal, and its last lines. */
  readonly unexpectedExits: readonly string[]
  /** Returns at once; the server accepts requests a moment later. */
  start(): void
  /** Expects the running process to end, because its disk loses power. */
  expectExit(): void
  /** Stops the process, so that nothing moves on in it until it is thawed or ended. */
  freeze(): void
  thaw(): void
  /** Ends the process with SIGKILL. */
  kill(): Promise<void>
  /** Ends the process with SIGTERM. Returns its exit code, or the signal that ended it. */
  stop(): Promise<number | NodeJS.Signals | null>
}

/** Milliseconds until a process that crashed is started again. */
const restartPause = 200

/** The folder of the built server, from the root of the project. */
export const builtServer = 'dist/server'

/** @param settings the environment variables that name the database */
export function createAppProcess(
  port: number,
  settings: Record<string, string>,
  cleanup: Cleanup,
  server = builtServer,
): AppProcess {
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), LOG_LEVEL: 'error', ...settings }
  const unexpectedExits: string[] = []
  let running: { readonly process: ChildProcess; expectsExit: boolean } | undefined
  let isOver = false
  cleanup.add(() => {
    isOver = true
    signalAll('SIGKILL')
  })

  function start(): void {
    const child = spawn(process.execPath, [join(server, 'main.js')], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
      // The process and its workers form one group, so that they get signals together.
      detached: true,
    })
    const started = { process: child, expectsExit: false }
    running = started
    let output = ''
    child.stderr.on('data', (part) => {
      output = `${output}${part}`.slice(-2000)
    })
    child.once('close', async (code, signal) => {
      if (running === started) running = undefined
      if (started.expectsExit) return
      unexpectedExits.push(`${signal ?? `exit code ${code}`}: ${output.trim() || 'it printed nothing'}`)
      await sleep(restartPause)
      if (!running && !isOver) start()
    })
  }

  /** Sends a signal to the process and its workers. */
  function signalAll(signal: NodeJS.Signals): void {
    try {
      if (running?.process.pid) process.kill(-running.process.pid, signal)
    } catch {
      // The process has already ended.
    }
  }

  async function end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    const ending = running
    if (!ending) return null
    ending.expectsExit = true
    const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
      ending.process.once('close', (code, by) => resolve(code ?? by)),
    )
    ending.process.kill(signal)
    // Frozen workers do not notice that the process has ended.
    signalAll('SIGCONT')
    return ended
  }

  return {
    url: `http://localhost:${port}`,
    unexpectedExits,
    start,
    expectExit() {
      if (running) running.expectsExit = true
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async kill() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}
