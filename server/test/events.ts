/** An event as a page's EventSource receives it: its data and its name, which is `message` by default. */
export interface SentEvent {
  readonly event: string
  readonly data: unknown
}

export interface Events {
  readonly headers: Headers
  /** Returns the next event, or null if the stream has ended. Skips comments. */
  next(): Promise<SentEvent | null>
  close(): Promise<void>
}

export function readEvents(response: Response): Events {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''

  async function next(): Promise<SentEvent | null> {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end < 0) {
        const { done, value } = await reader.read()
        if (done) return null
        text += value
        continue
      }
      const event = eventOf(text.slice(0, end))
      text = text.slice(end + 2)
      if (event) return event
    }
  }

  return { headers: response.headers, next, close: () => reader.cancel() }
}

/** Reads events until the stream ends. */
export async function ended(events: Events): Promise<void> {
  while ((await events.next()) !== null);
}

function eventOf(block: string): SentEvent | null {
  const fields = new Map(
    block.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]),
  )
  const data = fields.get('data')
  return data === undefined ? null : { event: fields.get('event') ?? 'message', data: JSON.parse(data) }
}
