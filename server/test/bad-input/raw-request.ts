import { Agent, request } from 'node:http'

export interface RawRequest {
  readonly method: string
  /** The path as it is sent, without the corrections of a URL parser. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  /** Sends the body without its length. */
  readonly chunked: boolean
}

export interface RawResponse {
  readonly status: number
  /** The body; empty for an event stream, which is closed after its head. */
  readonly text: string
}

const agent = new Agent({ keepAlive: true })

/** Sends a request as it is, also one that no browser would send. */
export function send(url: string, raw: RawRequest): Promise<RawResponse> {
  const { method, path, headers, body, chunked } = raw
  const { hostname, port } = new URL(url)
  const framing = chunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': String(body?.length) }
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, agent, headers: { ...headers, ...(body && framing) } },
      (response) => {
        const status = response.statusCode ?? 0
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          response.destroy()
          resolve({ status, text: '' })
          return
        }
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.once('end', () => resolve({ status, text: Buffer.concat(chunks).toString() }))
        response.once('error', reject)
      },
    )
    sent.once('error', reject)
    sent.end(body ?? undefined)
  })
}
