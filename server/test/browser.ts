import {
  type Args,
  accountHeader,
  api,
  type Endpoint,
  type Key,
  type Output,
  type ProblemBody,
  type SignInIntent,
} from '#contract'
import { type CookieJar, cookieJar } from './cookie-jar.ts'
import { type Events, readEvents } from './events.ts'

/** A page after all redirects. */
export interface Reached {
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** A response of the API, whatever its status. */
export type ApiResponse<K extends Key> =
  | { readonly status: 200; readonly body: Output<K> }
  | { readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503; readonly body: ProblemBody }

/**
 * A client that behaves like a browser: it keeps cookies, follows redirects and sends the headers of the app's pages.
 */
export interface Browser {
  readonly jar: CookieJar
  /** The id of the signed-in account, or an empty text. */
  readonly account: string
  open(path: string, init?: RequestInit): Promise<Reached>
  /** Goes to the issuer's page, which asks for an account. */
  beginSignIn(signInIntent?: Partial<SignInIntent>): Promise<Reached>
  /** Submits an e-mail on the issuer's page. */
  answerChooser(at: Reached, email: string): Promise<Reached>
  signIn(email: string, signInIntent?: Partial<SignInIntent>): Promise<Reached>
  /** Calls the API and returns the response, whatever its status. */
  ask<K extends Key>(key: K, args: Args<K>, headers?: Record<string, string>): Promise<ApiResponse<K>>
  /** Calls the API and returns the output. Throws if the status is not 200. */
  call<K extends Key>(key: K, args: Args<K>): Promise<Output<K>>
  /** Opens the stream of changes in a class. */
  listen(classId: string): Promise<Events>
}

/** @param replyLimit the milliseconds after which a request without a reply fails with a `TimeoutError` */
export function browserAt(publicUrl: string, { replyLimit }: { replyLimit?: number } = {}): Browser {
  const jar = cookieJar()
  const limit = () => (replyLimit === undefined ? {} : { signal: AbortSignal.timeout(replyLimit) })

  async function open(path: string, init: RequestInit = {}): Promise<Reached> {
    let url = new URL(path, publicUrl)
    let request = init
    for (let redirects = 0; redirects < 20; redirects++) {
      const headers = new Headers(request.headers)
      headers.set('Cookie', jar.headerFor(url))
      const response = await fetch(url, { ...request, headers, redirect: 'manual', ...limit() })
      jar.take(url, response.headers.getSetCookie())
      const text = isStream(response) ? await response.body!.cancel().then(() => '{}') : await response.text()
      const location = response.headers.get('Location')
      if (!location) return { url, status: response.status, text, headers: response.headers }
      url = new URL(location, url)
      if (url.hash) return { url, status: response.status, text, headers: response.headers }
      request = {}
    }
    throw new Error(`too many redirects at ${url.pathname}`)
  }

  const beginSignIn = (signInIntent: Partial<SignInIntent> = {}) => {
    const { for: purpose = 'login', role = 'student', mode = 'popup', provider } = signInIntent
    return open(`/auth/start?${new URLSearchParams({ for: purpose, role, mode, ...(provider && { provider }) })}`)
  }

  const answerChooser = (at: Reached, email: string) =>
    open(at.url.href, { method: 'POST', body: new URLSearchParams({ email }), headers: { Origin: at.url.origin } })

  async function ask<K extends Key>(key: K, args: Args<K>, headers: Record<string, string> = {}) {
    const { path, init } = requestFor(key, args as Record<string, unknown>, jar.value('account'))
    const allHeaders = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin', ...init.headers, ...headers }
    const { status, text, headers: received } = await open(path, { ...init, headers: allHeaders })
    return { status, body: isFile(received) ? {} : JSON.parse(text) } as ApiResponse<K>
  }

  return {
    jar,
    get account() {
      return jar.value('account') ?? ''
    },
    open,
    beginSignIn,
    answerChooser,
    signIn: async (email, signInIntent) => answerChooser(await beginSignIn(signInIntent), email),
    ask,
    async call(key, args) {
      const { status, body } = await ask(key, args)
      if (status !== 200) throw new Error(`${key}: ${status} ${body.problem}: ${body.message}`)
      return body
    },
    async listen(classId) {
      const { path } = requestFor('GET /api/classes/{class}/events', { class: classId }, jar.value('account'))
      const url = new URL(path, publicUrl)
      const response = await fetch(url, { headers: { Cookie: jar.headerFor(url) } })
      if (!isStream(response)) throw new Error(`no stream: ${response.status} ${await response.text()}`)
      return readEvents(response)
    },
  }
}

/** A test that reads a file opens its address itself. */
const isFile = (headers: Headers) => headers.get('Content-Type') === 'application/zip'

const isStream = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/event-stream')

/**
 * Puts the arguments into the path and the query or body, and adds the account in the form that the endpoint expects.
 */
export function requestFor(key: Key, args: Record<string, unknown>, account?: string) {
  const [method = '', pattern = ''] = key.split(' ')
  const { streams }: Endpoint = api[key]
  const inPath = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(args[name])))
  const rest = Object.fromEntries(Object.entries(args).filter(([name]) => !inPath.includes(name)))
  const named: Record<string, string> = account && !streams ? { [accountHeader]: account } : {}
  if (method === 'GET') {
    const query = new URLSearchParams({ ...(rest as Record<string, string>), ...(streams && account && { account }) })
    return { path: query.size > 0 ? `${path}?${query}` : path, init: { method, headers: named } }
  }
  const headers: Record<string, string> = { 'Content-Type': 'application/json', ...named }
  return { path, init: { method, headers, ...(Object.keys(rest).length > 0 && { body: JSON.stringify(rest) }) } }
}
