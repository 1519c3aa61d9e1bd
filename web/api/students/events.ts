/** The stream of changes in a class, as long as a page of it is open and visible (docs/decisions/007-live-changes.md). */
import type { ClassEvent } from '#contract'
import { readAccountId } from '../client/account-cookie.ts'
import { addressOf } from '../client/address-of.ts'

/** Without a stream the page is read again this often, in milliseconds, and the stream tried again. */
const withoutStream = 30_000

/**
 * Calls `onChange` with the operation in which something changed, or with null for any change. Returns a function that
 * ends this. A hidden page holds no connection.
 */
export function followClass(classId: string, onChange: (operation: ClassEvent['operation']) => void): () => void {
  let stream: EventSource | null = null
  let isDisplaced = false

  function open() {
    const account = readAccountId()
    if (account === null) return
    const { path } = addressOf('GET /api/classes/{class}/events', { class: classId })
    stream = new EventSource(`${path}?${new URLSearchParams({ account })}`)
    // What came before it, or while it was cut off, was not told.
    stream.onopen = () => onChange(null)
    stream.onmessage = ({ data }) => onChange((JSON.parse(data) as ClassEvent).operation)
    stream.onerror = () => {
      // Refused: the session or the class is over, which the page learns by reading again.
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
  function look() {
    close()
    isDisplaced = false
    if (!document.hidden) open()
  }
  function fallBack() {
    if (document.hidden || stream?.readyState === EventSource.OPEN) return
    onChange(null)
    // While it is connecting the browser itself tries again; a page that newer ones have displaced waits to be looked at.
    if (stream?.readyState === EventSource.CONNECTING || isDisplaced) return
    close()
    open()
  }

  look()
  document.addEventListener('visibilitychange', look)
  const timer = setInterval(fallBack, withoutStream)
  return () => {
    document.removeEventListener('visibilitychange', look)
    clearInterval(timer)
    close()
  }
}
