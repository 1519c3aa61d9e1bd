import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * The folder with the built commands of the server, which start in a fifth of the time. `npm test` builds them first.
 */
const built = process.env.BUILT_SERVER

/** A process that runs a TypeScript file of the repository. */
export interface Child {
  readonly process: ChildProcess
  readonly stdout: () => string
  readonly stderr: () => string
  /** Waits for a text on stdout. Throws an error with the text of stderr if the process ends before. */
  says(text: string): Promise<void>
  /** Resolves to the exit code, or to the signal that ended the process. */
  readonly ended: Promise<number | string>
}

/** Starts the file. With a file descriptor in `stderrTo`, standard error goes there, and `stderr()` is empty. */
export function runChild(
  file: string,
  env: Record<string, string>,
  stderrTo: 'pipe' | number = 'pipe',
  args: readonly string[] = [],
  nodeOptions: readonly string[] = [],
): Child {
  const source = built ? file.match(/^server\/(?:commands\/)?(\w+)\.ts$/)?.[1] : undefined
  const program = built && source ? [join(built, `${source}.js`)] : ['--import', 'tsx', file]
  const child = spawn(process.execPath, [...nodeOptions, ...program, ...args], {
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
      new Promise((resolve, reject) => {
        const check = () => stdout.includes(text) && resolve()
        child.stdout?.on('data', check)
        ended.then(() => reject(new Error(`${file} ended: ${stderr}`)))
        check()
      }),
  }
}
