import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { findOwner } from '../postgres/programs.ts'

/** A program that runs as the user of PostgreSQL. Its output goes to a file beside its data. */
export interface Process {
  start(): void
  /** Ends it with SIGKILL, if it runs. */
  kill(): void
}

export function createProcess(program: string, args: readonly string[], folder: string): Process {
  let running: ChildProcess | undefined
  return {
    start() {
      const log = openSync(join(folder, `${program}.log`), 'a')
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
  }
}
