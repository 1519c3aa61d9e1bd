/**
 * Commits transactions of SQLite in a thread of their own. Half of the time of a save is the disk, and meanwhile the
 * server can judge the next answers.
 */
import { Worker } from 'node:worker_threads'
import type { CompiledQuery } from 'kysely'
import Database from 'libsql'

export interface WriterSettings {
  readonly file: string
  /** Milliseconds that a transaction waits for another process to finish its own. */
  readonly patience: number
}

export interface Transaction {
  readonly id: number
  readonly statements: readonly Pick<CompiledQuery, 'sql' | 'parameters'>[]
  /** Whether each statement runs on its own, without a transaction. */
  readonly isAlone: boolean
}

/** The rows of each statement after the commit, or the error after which nothing is changed. */
export type Outcome =
  | { readonly id: number; readonly rows: unknown[][]; readonly error?: undefined }
  | { readonly id: number; readonly rows?: undefined; readonly error: { message: string; code?: string | undefined } }

export interface WriterThread {
  /** Starts the thread before its first transaction. */
  start(): void
  /** Runs the statements in one transaction. Returns the rows of each after the commit. */
  run(statements: Transaction['statements']): Promise<unknown[][]>
  /** Runs statements that SQLite refuses in a transaction. Returns the rows of each. */
  runAlone(statements: readonly string[]): Promise<unknown[][]>
  /** Ends the thread after its last transaction. */
  close(): Promise<void>
}

interface Waiting {
  readonly resolve: (rows: unknown[][]) => void
  readonly reject: (error: unknown) => void
}

export function createWriterThread(settings: WriterSettings): WriterThread {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let ended: Promise<void> | undefined
  let last = 0
  let isClosed = false

  function begin(): Worker {
    const started = new Worker(new URL('./sqlite-writer.mjs', import.meta.url), { workerData: settings })
    // A thread that waits for work keeps no process running.
    started.unref()
    started.on('message', ({ id, rows, error }: Outcome) => {
      const call = waiting.get(id)
      waiting.delete(id)
      if (rows) call?.resolve(rows)
      else call?.reject(new Database.SqliteError(error.message, error.code ?? 'SQLITE_ERROR'))
      if (waiting.size === 0) started.unref()
    })
    const fail = (error: unknown) => {
      // The next transaction starts another thread, whose calls the end of this one must not reject.
      if (worker !== started) return
      worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.once('error', fail)
    started.once('messageerror', fail)
    ended = new Promise((resolve) => {
      started.once('exit', () => {
        fail(new Error('The thread that writes to the database has ended.'))
        resolve()
      })
    })
    return started
  }

  const start = () => {
    worker ??= begin()
    return worker
  }

  const send = (given: Transaction['statements'], isAlone: boolean) =>
    new Promise<unknown[][]>((resolve, reject) => {
      if (isClosed) throw new Error('The database is closed.')
      const running = start()
      running.ref()
      const id = ++last
      waiting.set(id, { resolve, reject })
      const statements = given.map(({ sql, parameters }) => ({ sql, parameters }))
      running.postMessage({ id, statements, isAlone } satisfies Transaction)
    })

  return {
    start,
    run: (statements) => send(statements, false),
    runAlone: (statements) =>
      send(
        statements.map((sql) => ({ sql, parameters: [] })),
        true,
      ),
    async close() {
      isClosed = true
      // The process must not end before the thread has closed its connection.
      worker?.ref()
      worker?.postMessage('close')
      await ended
    },
  }
}
