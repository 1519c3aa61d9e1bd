import {
  type Args,
  accountHeader,
  api,
  type Endpoint,
  type Errand,
  type Key,
  type Output,
  type ProblemBody,
} from '#contract'
import { type CookieJar, cookieJar } from './cookie-jar.ts'
import { type Events, readEvents } from './events.ts'

/** A page as it was reached, after redirects. */
export interface Reached {
  readonly url: URL
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

export type Answer<K extends Key> =
  | { readonly status: 200; readonly body: Output<K> }
  | { readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 503; readonly body: ProblemBody }

/** One browser, as far as the server can tell: cookies, redirects, the headers that a page of the app would send. */
export interface Browser {
  readonly jar: CookieJar
  /** The account that is signed in. */
  readonly account: string
  open(path: string, init?: RequestInit): Promise<Reached>
  /** The way out to the issuer's page, which asks who it is. */
  beginSignIn(errand?: Partial<Errand>): Promise<Reached>
  /** Answers the page that asks, by its field `email`. */
  answerChooser(at: Reached, email: string): Promise<Reached>
  signIn(email: string, errand?: Partial<Errand>): Promise<Reached>
  /** A call of the API, with its answer, good or not. */
  ask<K extends Key>(key: K, args: Args<K>, headers?: Record<string, string>): Promise<Answer<K>>
  /** A call of the API that must succeed. */
  call<K extends Key>(key: K, args: Args<K>): Promise<Output<K>>
  /** Opens the stream of changes in a class. */
  listen(classId: string): Promise<Events>
}

export function browserAt(publicUrl: string): Browser {
  const jar = cookieJar()

  async function open(path: string, init: RequestInit = {}): Promise<Reached> {
    let url = new URL(path, publicUrl)
    let request = init
    for (let redirects = 0; redirects < 20; redirects++) {
      const headers = new Headers(request.headers)
      headers.set('Cookie', jar.headerFor(url))
      const response = await fetch(url, { ...request, headers, redirect: 'manual' })
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

  const beginSignIn = ({ for: purpose = 'login', box = 'student', mode = 'popup' }: Partial<Errand> = {}) =>
    open(`/auth/start?${new URLSearchParams({ for: purpose, box, mode })}`)

  const answerChooser = (at: Reached, email: string) =>
    open(at.url.href, { method: 'POST', body: new URLSearchParams({ email }), headers: { Origin: at.url.origin } })

  async function ask<K extends Key>(key: K, args: Args<K>, headers: Record<string, string> = {}) {
    const { path, init } = requestFor(key, args as Record<string, unknown>, jar.value('account'))
    const sent = { Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin', ...init.headers, ...headers }
    const { status, text } = await open(path, { ...init, headers: sent })
    return { status, body: JSON.parse(text) } as Answer<K>
  }

  return {
    jar,
    get account() {
      return jar.value('account') ?? ''
    },
    open,
    beginSignIn,
    answerChooser,
    signIn: async (email, errand) => answerChooser(await beginSignIn(errand), email),
    ask,
    async call(key, args) {
      const answer = await ask(key, args)
      if (answer.status !== 200)
        throw new Error(`${key}: ${answer.status} ${answer.body.problem}: ${answer.body.message}`)
      return answer.body
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

const isStream = ({ headers }: Response) => headers.get('Content-Type')?.startsWith('text/event-stream')

/** Puts the arguments into the path and into the query or body, and adds the account as the endpoint expects it. */
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
