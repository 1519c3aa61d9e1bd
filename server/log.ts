import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type DestinationStream, destination, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = Logger

/** Creates a log of structured lines on stderr. Lines for people go to stdout. */
export function createLog(level: LogLevel): Log {
  return pino({ level, base: null }, standardError())
}

/** Lines are written in batches, after this many characters or milliseconds. Each write costs 20 µs. */
const writtenAtOnce = 4096
const longestWait = 100

/**
 * Drops a line that cannot be written, for example on a full disk, and retries with the next line. After a failure,
 * lines are written synchronously, because pino repeats asynchronous writes at exit until they succeed, perhaps for
 * ever.
 */
function standardError(): DestinationStream {
  const open = (sync: boolean) => {
    const together = { minLength: writtenAtOnce, periodicFlush: longestWait }
    const opened = destination({ dest: 2, sync, ...(!sync && together) })
    opened.once('error', () => {
      opened.destroy()
      stream = open(true)
    })
    return opened
  }
  let stream = open(false)
  return { write: (line) => void stream.write(line) }
}

/**
 * Returns the kind and the stack of an error for the log. The message is left out, because it can quote a child's text
 * or a detail of the database.
 */
export function printable(error: unknown): { type: string; code?: unknown; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] }
  const at = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, ...('code' in error && { code: error.code }), at: at.map((line) => line.trim()) }
}

/** A request with the pattern of its route instead of its path, which can name a class or a student. */
export interface SeenRequest {
  readonly method: string
  readonly route: string
  readonly status: number
}

/** Logs one line for each request. `observe` receives the request with its duration in milliseconds. */
export function logRequests(
  log: Log,
  observe: (request: SeenRequest, ms: number) => void = () => {},
): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    const began = performance.now()
    const id = crypto.randomUUID()
    c.set('requestId', id)
    await next()
    const ms = performance.now() - began
    const request = { method: c.req.method, route: routePath(c), status: c.res.status }
    observe(request, ms)
    log.info({ id, ...request, ms: Math.round(ms) }, 'request')
  }
}

/** The types of a request's variables and bindings for Hono. */
export interface RequestEnv {
  Variables: { requestId: string }
  Bindings: HttpBindings
}
