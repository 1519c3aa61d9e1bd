import type { ServerResponse } from 'node:http'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { ApiProblem } from './problem.ts'

/** Allows files and requests of the app's own origin, and the small pictures that the build writes as data URLs. */
const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
}

const options = {
  contentSecurityPolicy,
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
}

/** The headers of sign-in pages. A popup that isolated itself from its opener could not report the sign-in to it. */
const duringSignIn = secureHeaders({ ...options, crossOriginOpenerPolicy: false, strictTransportSecurity: false })

/** Sets the security headers on every response, and forbids caching of API responses and sign-in pages. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const strictTransportSecurity = publicUrl.startsWith('https:') && 'max-age=31536000'
  const crossOriginOpenerPolicy = 'same-origin-allow-popups'
  const signIn = secureHeaders({ ...options, crossOriginOpenerPolicy: false, strictTransportSecurity })
  const elsewhere = secureHeaders({ ...options, crossOriginOpenerPolicy, strictTransportSecurity })
  return async (c, next) => {
    await (isSignInPath(c.req.path) ? signIn : elsewhere)(c, next)
    if (isSignInPath(c.req.path) || c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store')
  }
}

/**
 * Returns a function that sets the headers of sign-in pages on a response that Hono does not write: the pages of the
 * local provider.
 */
export async function rawSecurityHeaders(): Promise<(response: ServerResponse) => void> {
  const app = new Hono().use(duringSignIn).get('/', (c) => c.body(null))
  const { headers } = await app.request('/')
  return (response) => response.setHeaders(headers)
}

const isSignInPath = (path: string) => path.startsWith('/auth/')

/**
 * Refuses requests from other sites, including GET requests. An event stream whose address names another account ends
 * the session, and a link on another site must not log anyone out.
 */
export function sameSiteOnly(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (isOtherSite(c, publicUrl)) throw new ApiProblem('otherSite', 'Requests from other sites are refused')
    await next()
  }
}

function isOtherSite(c: Context, publicUrl: string): boolean {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD'
  // The issuer redirects people to /auth from its own site.
  if (reads && isSignInPath(c.req.path)) return false
  const site = c.req.header('Sec-Fetch-Site') ?? 'none'
  const origin = c.req.header('Origin') ?? publicUrl
  return !['same-origin', 'none'].includes(site) || (!reads && origin !== publicUrl)
}
