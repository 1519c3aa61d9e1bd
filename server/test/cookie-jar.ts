interface Cookie {
  readonly host: string
  readonly path: string
  readonly name: string
  readonly value: string
}

/**
 * A browser's cookies by host (never by port), path and name. `attributes` has the last Set-Cookie header of each name.
 */
export interface CookieJar {
  /** Returns the value of the header Cookie for an address. */
  headerFor(url: URL): string
  take(url: URL, setCookies: readonly string[]): void
  value(name: string): string | undefined
  drop(name: string): void
  readonly attributes: Map<string, string>
}

export function cookieJar(): CookieJar {
  let cookies: Cookie[] = []
  const attributes = new Map<string, string>()

  function take(url: URL, header: string): void {
    const [pair = '', ...rest] = header.split(';').map((part) => part.trim())
    const [name = '', value = ''] = split(pair)
    const options = new Map(rest.map((part) => split(part)).map(([key = '', text = '']) => [key.toLowerCase(), text]))
    const path = options.get('path') ?? '/'
    attributes.set(name, header)
    cookies = cookies.filter((c) => !(c.host === url.hostname && c.path === path && c.name === name))
    if (!isExpired(options)) cookies.push({ host: url.hostname, path, name, value })
  }

  return {
    attributes,
    headerFor: (url) =>
      cookies
        .filter((cookie) => matches(cookie, url))
        .map((c) => `${c.name}=${c.value}`)
        .join('; '),
    take: (url, headers) => {
      for (const header of headers) take(url, header)
    },
    value: (name) => cookies.find((cookie) => cookie.name === name)?.value,
    drop: (name) => {
      cookies = cookies.filter((cookie) => cookie.name !== name)
    },
  }
}

const split = (text: string) => {
  const at = text.indexOf('=')
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

const isExpired = (options: Map<string, string>) =>
  options.get('max-age') === '0' || Date.parse(options.get('expires') ?? '9999-01-01') < Date.now()

const matches = ({ host, path }: Cookie, url: URL) =>
  host === url.hostname && (url.pathname === path || url.pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
