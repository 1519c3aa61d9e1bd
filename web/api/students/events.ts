/** The event stream of a class while a page of the class is open and visible (docs/decisions/007-live-changes.md). */
import type { ClassEvent } from '#contract'
import { readAccountId } from '../client/account-cookie.ts'
import { addressOf } from '../client/call.ts'

/** The milliseconds between two refetches of a page without a stream. Each refetch also tries the stream again. */
const fallbackInterval = 30_000

/** A change of a class: the operation whose records have changed, null for anything, or play. */
export type FollowedChange = ClassEvent['operation'] | 'play'

/**
 * Calls `onChange` with each change of a class. Returns the unsubscribe function. A hidden page holds no connection.
 */
export function followClass(classId: string, onChange: (change: FollowedChange) => void): () => void {
  let stream: EventSource | null = null
  let isDisplaced = false

  function open() {
    const account = readAccountId()
    if (account === null) return
    const { path } = addressOf('GET /api/classes/{class}/events', { class: classId })
    stream = new EventSource(`${path}?${new URLSearchParams({ account })}`)
    // Changes before the connection, and while it was lost, sent no event.
    stream.onopen = () => onChange(null)
    stream.onmessage = ({ data }) => {
      // A server of an older version sends no kind.
      const { kind, operation } = JSON.parse(data) as ClassEvent
      onChange(kind === 'play' ? kind : operation)
    }
    stream.onerror = () => {
      // The stream was refused: the session or the class is over. The page learns which by a refetch.
      if (stream?.readyState === EventSource.CLOSED) onChange(null)
    }
    stream.addEventListener('displaced', () => {
      close()
      isDisplaced = true
    })
  }
  function close() {
    stream?.close()
    stream = null
  }
  function reopen() {
    close()
    isDisplaced = false
    if (!document.hidden) open()
  }
  function fallBack() {
    if (document.hidden || stream?.readyState === EventSource.OPEN) return
    onChange(null)
    // A connecting stream is retried by the browser. A displaced page stays closed until it is shown again.
    if (stream?.readyState === EventSource.CONNECTING || isDisplaced) return
    close()
    open()
  }

  reopen()
  document.addEventListener('visibilitychange', reopen)
  const timer = setInterval(fallBack, fallbackInterval)
  return () => {
    document.removeEventListener('visibilitychange', reopen)
    clearInterval(timer)
    close()
  }
}
