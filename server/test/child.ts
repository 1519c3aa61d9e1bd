import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A TypeScript file of this folder's parent, run as a process of its own. */
export interface Child {
  readonly process: ChildProcess
  readonly stdout: () => string
  readonly stderr: () => string
  /** Waits for a text on stdout; throws with what the process said when it ends before. */
  says(text: string): Promise<void>
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

/** Starts the file. With a file descriptor in `stderrTo`, standard error goes there, and `stderr()` is empty. */
export function runChild(
  file: string,
  env: Record<string, string>,
  stderrTo: 'pipe' | number = 'pipe',
  args: readonly string[] = [],
): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', stderrTo],
  })
  let [stdout, stderr] = ['', '']
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<number | string>((end) => child.once('close', (code, signal) => end(code ?? signal ?? '')))
  return {
    process: child,
    stdout: () => stdout,
    stderr: () => stderr,
    ended,
    says: (text) =>
      new Promise((said, failed) => {
        const look = () => stdout.includes(text) && said()
        child.stdout?.on('data', look)
        ended.then(() => failed(new Error(`${file} ended: ${stderr}`)))
        look()
      }),
  }
}
