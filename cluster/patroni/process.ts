import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOwner } from '../../scripts/postgres/programs.ts'

/** A program that runs as the user of PostgreSQL. Its output goes to a file beside its data. */
export interface Process {
  start(): void
  /** Ends it with SIGKILL, if it runs. */
  kill(): void
  /** Returns the last lines of its output, below the path of the file. */
  lastLines(): string
}

/** The number of last lines: about the last minute of Patroni and its PostgreSQL. */
const lineCount = 150

export function createProcess(program: string, args: readonly string[], folder: string): Process {
  const path = join(folder, `${program}.log`)
  let running: ChildProcess | undefined
  return {
    start() {
      const log = openSync(path, 'a')
      const child = spawn(program, args, {
        ...findOwner(),
        cwd: folder,
        env: { PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, LC_ALL: 'C' },
        stdio: ['ignore', log, log],
      })
      closeSync(log)
      child.unref()
      running = child
      child.once('exit', () => {
        if (running === child) running = undefined
      })
    },
    kill() {
      running?.kill('SIGKILL')
    },
    lastLines() {
      const lines = existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n') : []
      return [`--- ${path}`, ...lines.slice(-lineCount)].join('\n')
    },
  }
}
