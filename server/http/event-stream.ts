import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { RequestEnv } from '../log.ts'
import type { Source } from './handlers.ts'
import type { StreamEnd, StreamHolder, Streams } from './streams.ts'

/**
 * Milliseconds between two looks whether the session still holds; the comment that goes with it keeps proxies patient. A browser
 * that takes nothing for as long is gone: what is being sent to it keeps the next look waiting.
 */
const beat = 10_000
/** Milliseconds after which a browser connects again where the stream broke. */
const retry = 3000
/** Milliseconds that a browser has to take the last of a stream. */
const patience = 1000

interface EventStream {
  readonly source: Source<unknown>
  readonly streams: Streams
  readonly holder: StreamHolder
  /** Whether whoever opened it may still see it. Where it throws, the answer is not known yet. */
  readonly mayGoOn: () => Promise<boolean>
  readonly onFailed: (error: unknown) => void
}

/**
 * Answers with what the source tells, as server-sent events, each with JSON as its data. What is told several times before it
 * could be sent is sent once. Nothing is sent before it is looked at again whether it may be.
 */
export function answerWithEvents(
  c: Context<RequestEnv>,
  { source, streams, holder, mayGoOn, onFailed }: EventStream,
): Response {
  // Proxies that gather an answer before they pass it on would keep the events.
  c.header('X-Accel-Buffering', 'no')
  // Nobody reads what follows the head.
  if (c.req.method === 'HEAD') return c.body(null)
  return streamSSE(c, async (stream) => {
    const waiting = new Set<string>()
    const { ring, rung } = bell()
    let over: StreamEnd | 'gone' | undefined
    const end = (reason: StreamEnd | 'gone') => {
      if (over) return
      over = reason
      ring()
      // A browser that sleeps takes nothing: what is being sent to it would be waited for without end.
      setTimeout(() => {
        stream.abort()
        if (!c.env.outgoing.writableFinished) c.env.outgoing.destroy()
      }, patience).unref()
    }
    const send = async (text: string) => {
      const late = setTimeout(() => end('gone'), beat).unref()
      await stream.write(text)
      clearTimeout(late)
    }
    const stopTelling = source((data) => {
      waiting.add(JSON.stringify(data))
      ring()
    })
    const leave = streams.add(holder, end)
    stream.onAbort(() => end('gone'))
    try {
      await send(`retry: ${retry}\n\n`)
      for (;;) {
        await rung(beat)
        if (over) break
        const allowed = await mayGoOn().catch(() => 'unknown' as const)
        if (!allowed) end('over')
        if (over) break
        if (allowed === 'unknown') continue
        const texts = [...waiting]
        waiting.clear()
        await send(texts.map((data) => `data: ${data}\n\n`).join('') || ': still here\n\n')
      }
      if (over === 'displaced') void stream.write(`event: ${over}\ndata: {}\n\n`)
    } catch (error) {
      // Left to itself it would be printed as it is, or told to the browser.
      onFailed(error)
    } finally {
      stopTelling()
      leave()
    }
  })
}

/** `rung` waits until it rings, or rang since the last time, or for so many milliseconds. */
function bell() {
  let rang = false
  let answer = () => {}
  return {
    ring() {
      rang = true
      answer()
    },
    async rung(longest: number): Promise<void> {
      if (!rang) {
        let timer: NodeJS.Timeout | undefined
        await new Promise<void>((awake) => {
          answer = awake
          timer = setTimeout(awake, longest)
        })
        clearTimeout(timer)
      }
      rang = false
    },
  }
}
