import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Settings, Store } from '../open.ts'

export interface Command {
  readonly noun: Exclude<keyof Store, 'notices' | 'ready' | 'close'>
  readonly method: string
  readonly args: readonly unknown[]
}

export type Order = Command | { readonly open: Settings }

export interface Reply {
  readonly result?: unknown
  readonly error?: string
}

export interface Contenders {
  /** Lets all open a database at the same moment; answers whether each found it ready. */
  open(settings: Settings): Promise<unknown[]>
  /** Gives each its own command at the same moment, and answers with their results. A failure of one is thrown. */
  all(commands: readonly Command[]): Promise<unknown[]>
  end(): Promise<void>
}

/** Several processes, each with a store of its own on the same database. */
export function startContenders(count: number): Contenders {
  const program = fileURLToPath(new URL('./contender.ts', import.meta.url))
  const children = Array.from({ length: count }, () => fork(program, { execArgv: ['--import', 'tsx'] }))
  return {
    open: ({ databaseUrl, dataDir }) =>
      Promise.all(children.map((child) => give(child, { open: { databaseUrl, dataDir } }))),
    all: (commands) => Promise.all(commands.map((command, i) => give(children[i] as ChildProcess, command))),
    async end() {
      await Promise.all(children.map(leave))
    },
  }
}

function give(child: ChildProcess, order: Order): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`a contender ended with ${code}`))
    child.once('exit', gone)
    child.once('message', ({ result, error }: Reply) => {
      child.off('exit', gone)
      if (error === undefined) resolve(result)
      else reject(new Error(error))
    })
    child.send(order)
  })
}

async function leave(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.disconnect()
  await exit
}
