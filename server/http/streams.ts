/** Registers open event streams, limits them per session and account, and ends them with the session or the server. */
export interface Streams {
  /** Registers a stream, and ends the holder's oldest one over the limit. Returns a function that unregisters it. */
  add(holder: StreamHolder, end: EndStream): () => void
  /** Ends the streams of a session that is over. */
  endSession(session: string): void
  /** Ends the streams of all sessions of an account. */
  endAccount(account: string): void
  /** Returns the number of open streams. */
  count(): number
  /** Ends every stream, including later ones. */
  stop(): void
}

export interface StreamHolder {
  readonly session: string
  readonly account: string
}

/**
 * `displaced`: newer streams of the same holder replaced it, so the page must not reopen it by itself. `over`: the
 * caller may no longer see it.
 */
export type StreamEnd = 'displaced' | 'over' | 'stopping'
export type EndStream = (reason: StreamEnd) => void

/**
 * Without HTTP/2, a browser has six connections to a site for all of its pages, and each open stream takes one. Two
 * connections are left for everything else.
 */
export const streamsOfSession = 4

/** Enough for all of a teacher's computers and phones. More sessions do not take more connections of the server. */
export const streamsOfAccount = 16

interface Stream extends StreamHolder {
  readonly end: EndStream
}

export function createStreams(): Streams {
  const byAccount = new Map<string, Set<Stream>>()
  let isStopping = false

  /** Ends the oldest of `streams`, which are in the order of their opening, so that at most `most` are left. */
  function displace(own: Set<Stream>, streams: readonly Stream[], most: number): void {
    for (const stream of streams.slice(0, Math.max(0, streams.length - most))) {
      own.delete(stream)
      stream.end('displaced')
    }
  }

  function endAll(reason: StreamEnd, matches: (stream: Stream) => boolean): void {
    for (const own of byAccount.values()) for (const stream of own) if (matches(stream)) stream.end(reason)
  }

  return {
    add({ session, account }, end) {
      if (isStopping) end('stopping')
      const stream = { session, account, end }
      const own = byAccount.get(account) ?? new Set()
      byAccount.set(account, own.add(stream))
      displace(
        own,
        [...own].filter((other) => other.session === session),
        streamsOfSession,
      )
      displace(own, [...own], streamsOfAccount)
      return () => {
        own.delete(stream)
        if (own.size === 0 && byAccount.get(account) === own) byAccount.delete(account)
      }
    },
    endSession(session) {
      endAll('over', (stream) => stream.session === session)
    },
    endAccount(account) {
      endAll('over', (stream) => stream.account === account)
    },
    count: () => [...byAccount.values()].reduce((sum, own) => sum + own.size, 0),
    stop() {
      isStopping = true
      endAll('stopping', () => true)
    },
  }
}
