import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { RequestEnv } from '../log.ts'
import type { Source } from './handlers.ts'
import type { StreamEnd, StreamHolder, Streams } from './streams.ts'

/**
 * Milliseconds between two checks of the session. A stream ends within 5 seconds of a log-out at another process. Each
 * check also sends a comment, which keeps proxies from closing an idle connection. A browser that reads nothing for
 * this time counts as gone, because the check waits for a write.
 */
const checkInterval = 4000
/** Milliseconds after which a browser connects again to a broken stream. */
const retry = 3000
/** Milliseconds that a browser has to read the last event of a stream. */
const patience = 1000

interface EventStream {
  readonly source: Source<unknown>
  readonly streams: Streams
  readonly holder: StreamHolder
  /** Returns whether the caller may still see the stream. Throws if this cannot be decided at the moment. */
  readonly isStillAllowed: () => Promise<boolean>
  readonly onError: (error: unknown) => void
}

/**
 * Responds with the data of the source as server-sent events, each with JSON as its data. Equal data that wait to be
 * sent are sent once. Each write follows a new check whether the caller may still see the stream.
 */
export function respondWithEvents(
  c: Context<RequestEnv>,
  { source, streams, holder, isStillAllowed, onError }: EventStream,
): Response {
  // Without this header, a proxy that buffers responses would hold back the events.
  c.header('X-Accel-Buffering', 'no')
  // A response to HEAD has no body, so no stream is opened.
  if (c.req.method === 'HEAD') return c.body(null)
  const response = streamSSE(c, async (stream) => {
    const waiting = new Set<string>()
    const { wake, sleep } = alarm()
    let over: StreamEnd | 'gone' | undefined
    const end = (reason: StreamEnd | 'gone') => {
      if (over) return
      over = reason
      wake()
      // A sleeping browser reads nothing, and a write to it would wait for ever.
      setTimeout(() => {
        stream.abort()
        if (!c.env.outgoing.writableFinished) c.env.outgoing.destroy()
      }, patience).unref()
    }
    const send = async (text: string) => {
      const late = setTimeout(() => end('gone'), checkInterval).unref()
      await stream.write(text)
      clearTimeout(late)
    }
    const unsubscribe = source((data) => {
      waiting.add(JSON.stringify(data))
      wake()
    })
    const unregister = streams.add(holder, end)
    stream.onAbort(() => end('gone'))
    try {
      await send(`retry: ${retry}\n\n`)
      for (;;) {
        await sleep(checkInterval)
        if (over) break
        const allowed = await isStillAllowed().catch(() => 'unknown' as const)
        if (!allowed) end('over')
        if (over) break
        if (allowed === 'unknown') continue
        const texts = [...waiting]
        waiting.clear()
        await send(texts.map((data) => `data: ${data}\n\n`).join('') || ': still here\n\n')
      }
      if (over === 'displaced') void stream.write(`event: ${over}\ndata: {}\n\n`)
    } catch (error) {
      // Hono would print the whole error, or send it to the browser.
      onError(error)
    } finally {
      unsubscribe()
      unregister()
    }
  })
  // Hono's own value lets a cache keep the stream and ask for it again.
  response.headers.set('Cache-Control', 'no-store')
  return response
}

/**
 * `sleep` waits until `wake` is called, or `longest` milliseconds have passed. It returns at once after a `wake` since
 * the last sleep.
 */
function alarm() {
  let isDue = false
  let resolve = () => {}
  return {
    wake() {
      isDue = true
      resolve()
    },
    async sleep(longest: number): Promise<void> {
      if (!isDue) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((awake) => {
          resolve = awake
          timer = setTimeout(awake, longest)
        })
        clearTimeout(timer)
      }
      isDue = false
    },
  }
}
