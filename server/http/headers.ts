import { RequestError } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { providerPaths } from '../auth/local-paths.ts'
import type { Config } from '../config.ts'
import type { RequestEnv } from '../log.ts'
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

type HeaderSettings = Pick<Config, 'publicUrl' | 'hstsSubdomains'>

const options = {
  contentSecurityPolicy,
  referrerPolicy: 'same-origin',
  xFrameOptions: 'DENY',
}

/**
 * Sets the security headers on every response, and forbids caching of API responses and sign-in pages. They are set on
 * Node's response, so that the pages of the local provider have them too, and because Hono's own response takes longer.
 */
export async function securityHeaders({
  publicUrl,
  hstsSubdomains,
}: HeaderSettings): Promise<MiddlewareHandler<RequestEnv>> {
  // A sign-in popup that isolated itself from its opener could not report the sign-in to it.
  const signIn = await headersOf({ publicUrl, hstsSubdomains }, false)
  const elsewhere = await headersOf({ publicUrl, hstsSubdomains })
  return (c, next) => {
    const { path } = c.req
    const { outgoing } = c.env
    for (const [name, value] of isSignInPath(path) ? signIn : elsewhere) outgoing.setHeader(name, value)
    if (isSignInPath(path) || path.startsWith('/api/')) outgoing.setHeader('Cache-Control', 'no-store')
    return next()
  }
}

/**
 * Returns the response to an error outside of the app, with the security headers: 400 where the request names no valid
 * URL, such as the path /..\, and 500 otherwise.
 */
export async function respondOutsideApp(settings: HeaderSettings): Promise<(error: unknown) => Response> {
  const headers = await headersOf(settings)
  return (error) => new Response(null, { status: error instanceof RequestError ? 400 : 500, headers })
}

type OpenerPolicy = 'same-origin-allow-popups' | false

/** Returns the names and values of the headers that Hono sets. */
async function headersOf(
  { publicUrl, hstsSubdomains }: HeaderSettings,
  crossOriginOpenerPolicy: OpenerPolicy = 'same-origin-allow-popups',
): Promise<[name: string, value: string][]> {
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`
  const strictTransportSecurity = publicUrl.startsWith('https:') && hsts
  const all = { ...options, strictTransportSecurity, crossOriginOpenerPolicy }
  const app = new Hono().use(secureHeaders(all)).get('/', (c) => c.body(null))
  const { headers } = await app.request('/')
  return [...headers]
}

const isSignInPath = (path: string) => path.startsWith('/auth/') || path.startsWith(providerPaths.google)

/**
 * Refuses requests from other sites, including GET requests. An event stream whose address names another account ends
 * the session, and a link on another site must not log anyone out. `onRefusal` receives each refused request.
 */
export function sameSiteOnly(
  publicUrl: string,
  onRefusal: (c: Context<RequestEnv>) => void,
): MiddlewareHandler<RequestEnv> {
  return async (c, next) => {
    if (isOtherSite(c, publicUrl)) {
      onRefusal(c)
      throw new ApiProblem('otherSite', 'Requests from other sites are refused')
    }
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
