/** Open event streams: how many a session and an account may have, and their end with the session or the server. */
export interface Streams {
  /** Takes a stream in and may end the oldest of the same holder for it; what it answers takes the stream out. */
  add(holder: StreamHolder, end: EndStream): () => void
  /** Ends the streams of a session that is over. */
  endSession(session: string): void
  /** Returns the number of open streams. */
  count(): number
  /** Ends every stream, and those that still come. */
  stop(): void
}

export interface StreamHolder {
  readonly session: string
  readonly account: string
}

/**
 * `displaced`: newer streams of the same holder took its place, so that it must not be opened again by itself. `over`: whoever opened
 * it may no longer see it.
 */
export type StreamEnd = 'displaced' | 'over' | 'stopping'
export type EndStream = (reason: StreamEnd) => void

/**
 * Without HTTP/2 a browser has six connections to a site for all of its pages; each stream holds one for as long as it is
 * open. Two are left for everything else.
 */
export const streamsOfSession = 4

/** A teacher's computers and telephones at once; more sessions than that hold no more connections of the server. */
export const streamsOfAccount = 16

interface Stream extends StreamHolder {
  readonly end: EndStream
}

export function createStreams(): Streams {
  const byAccount = new Map<string, Set<Stream>>()
  let isStopping = false

  /** The oldest come first. */
  function displace(own: Set<Stream>, among: readonly Stream[], most: number): void {
    for (const stream of among.slice(0, Math.max(0, among.length - most))) {
      own.delete(stream)
      stream.end('displaced')
    }
  }

  function endAll(reason: StreamEnd, isMeant: (stream: Stream) => boolean): void {
    for (const own of byAccount.values()) for (const stream of own) if (isMeant(stream)) stream.end(reason)
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
    count: () => [...byAccount.values()].reduce((sum, own) => sum + own.size, 0),
    stop() {
      isStopping = true
      endAll('stopping', () => true)
    },
  }
}
