import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Settings, Store } from '../open.ts'

export interface Command {
  readonly noun: Exclude<keyof Store, 'notices' | 'ready' | 'close'>
  readonly method: string
  readonly args: readonly unknown[]
}

export type Request = Command | { readonly open: Settings }

export interface Reply {
  readonly result?: unknown
  readonly error?: string
}

export interface Contenders {
  /** Makes every process open a database at the same moment. Returns for each whether its store is ready. */
  open(settings: Settings): Promise<unknown[]>
  /** Gives each process its own command at the same moment, and returns their results. Throws if a command fails. */
  all(commands: readonly Command[]): Promise<unknown[]>
  end(): Promise<void>
}

/** Starts several processes, each with its own store on the same database. */
export function startContenders(count: number): Contenders {
  const program = fileURLToPath(new URL('./contender.ts', import.meta.url))
  const children = Array.from({ length: count }, () => fork(program, { execArgv: ['--import', 'tsx'] }))
  return {
    open: ({ databaseUrl, dataDir }) =>
      Promise.all(children.map((child) => send(child, { open: { databaseUrl, dataDir } }))),
    all: (commands) => Promise.all(commands.map((command, i) => send(children[i] as ChildProcess, command))),
    async end() {
      await Promise.all(children.map(disconnect))
    },
  }
}

function send(child: ChildProcess, request: Request): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a contender ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', ({ result, error }: Reply) => {
      child.off('exit', onExit)
      if (error === undefined) resolve(result)
      else reject(new Error(error))
    })
    child.send(request)
  })
}

async function disconnect(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.disconnect()
  await exit
}
