import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../open.ts'
import type { Store } from '../store.ts'

type Noun = Exclude<keyof Store, 'ready' | 'close'>

export interface Command {
  readonly noun: Noun
  readonly method: string
  readonly args: readonly unknown[]
}

export interface Reply {
  readonly result?: unknown
  readonly error?: string
}

export interface Contenders {
  /** Whether each found its store ready. */
  readonly ready: readonly unknown[]
  /** Sends each contender its command at once, and answers with their results. A failure of one is thrown. */
  all(commands: readonly Command[]): Promise<unknown[]>
  end(): Promise<void>
}

/** Several processes that open one database at the same moment. */
export async function startContenders(count: number, { databaseUrl, dataDir }: Settings): Promise<Contenders> {
  const program = fileURLToPath(new URL('./contender.ts', import.meta.url))
  const settings = JSON.stringify({ databaseUrl, dataDir })
  const children = Array.from({ length: count }, () => fork(program, [settings], { execArgv: ['--import', 'tsx'] }))
  const end = async () => {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null) return
        const exit = once(child, 'exit')
        if (child.connected) child.disconnect()
        await exit
      }),
    )
  }
  const ready = await Promise.all(children.map(replyOf))
  return {
    ready,
    all: (commands) =>
      Promise.all(
        commands.map((command, i) => {
          const child = children[i] as ChildProcess
          const reply = replyOf(child)
          child.send(command)
          return reply
        }),
      ),
    end,
  }
}

function replyOf(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`a contender ended with ${code}`))
    child.once('exit', gone)
    child.once('message', ({ result, error }: Reply) => {
      child.off('exit', gone)
      if (error === undefined) resolve(result)
      else reject(new Error(error))
    })
  })
}
