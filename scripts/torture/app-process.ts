import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Cleanup } from './cleanup.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built server as a process, on a port and data that it keeps when it is started again. */
export interface AppProcess {
  readonly url: string
  /** One text for each time that it ended by itself: the exit code or signal, and its last lines. */
  readonly ownEndings: readonly string[]
  /** Returns at once; the server accepts requests a moment later. */
  start(): void
  /** From now on, the end of the running process is no end by itself: its disk loses power. */
  expectEnd(): void
  /** Ends it with SIGKILL. */
  kill(): Promise<void>
  /** Ends it with SIGTERM and returns its exit code, or the signal that ended it. */
  stop(): Promise<number | NodeJS.Signals | null>
}

/** Milliseconds until a process that ended by itself is started again. */
const restartPause = 200

/** @param settings the environment variables that name the database */
export function createAppProcess(port: number, settings: Record<string, string>, cleanup: Cleanup): AppProcess {
  const env = { PATH: process.env.PATH ?? '', PORT: String(port), LOG_LEVEL: 'error', ...settings }
  const ownEndings: string[] = []
  let running: { readonly process: ChildProcess; expectsEnd: boolean } | undefined
  let isOver = false
  cleanup.add(() => {
    isOver = true
    running?.process.kill('SIGKILL')
  })

  function start(): void {
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const own = { process: child, expectsEnd: false }
    running = own
    let said = ''
    child.stderr.on('data', (part) => {
      said = `${said}${part}`.slice(-2000)
    })
    child.once('close', async (code, signal) => {
      if (running === own) running = undefined
      if (own.expectsEnd) return
      ownEndings.push(`${signal ?? `exit code ${code}`}: ${said.trim() || 'it said nothing'}`)
      await sleep(restartPause)
      if (!running && !isOver) start()
    })
  }

  async function end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    const ending = running
    if (!ending) return null
    ending.expectsEnd = true
    const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
      ending.process.once('close', (code, by) => resolve(code ?? by)),
    )
    ending.process.kill(signal)
    return ended
  }

  return {
    url: `http://localhost:${port}`,
    ownEndings,
    start,
    expectEnd() {
      if (running) running.expectsEnd = true
    },
    async kill() {
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}
