/** Open event streams: how many a session may have, and their end when the server stops. */
export interface Streams {
  /** Takes a stream in and may end the session's oldest for it; what it answers takes the stream out. */
  add(session: string, end: EndStream): () => void
  /** Ends every stream, and those that still come. */
  stop(): void
}

/** `displaced`: newer streams of the same session took its place, so that it must not be opened again by itself. */
export type EndStream = (reason: 'displaced' | 'stopping') => void

/**
 * Without HTTP/2 a browser has six connections to a site for all of its pages; each stream holds one for as long as it is
 * open. Two are left for everything else.
 */
export const streamsOfSession = 4

export function createStreams(): Streams {
  const bySession = new Map<string, Set<EndStream>>()
  let isStopping = false

  return {
    add(session, end) {
      if (isStopping) end('stopping')
      const own = bySession.get(session) ?? new Set()
      bySession.set(session, own.add(end))
      const [oldest] = own
      if (own.size > streamsOfSession && oldest) {
        own.delete(oldest)
        oldest('displaced')
      }
      return () => {
        own.delete(end)
        if (own.size === 0 && bySession.get(session) === own) bySession.delete(session)
      }
    },
    stop() {
      isStopping = true
      for (const own of bySession.values()) for (const end of own) end('stopping')
    },
  }
}
