import type { ServerResponse } from 'node:http'
import type { Context, MiddlewareHandler } from 'hono'
import { ApiProblem } from './problem.ts'

/** Everything comes from the app's own origin. Pictures may also be data URLs, because the build inlines small ones. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const onEveryResponse = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Sets the security headers of every response. */
export function securityHeaders(publicUrl: string): MiddlewareHandler {
  const onHttps = publicUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(onEveryResponse)) c.header(name, value)
    // With a stricter policy, the app page and its popup could not exchange the result of the sign-in.
    if (!isSignInPath(c.req.path)) c.header('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
    if (isSignInPath(c.req.path) || c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store')
    if (onHttps) c.header('Strict-Transport-Security', 'max-age=31536000')
  }
}

/** Sets the same headers on a response that Hono does not write: that of the local provider, which a popup shows. */
export function secureResponse(response: ServerResponse): void {
  for (const [name, value] of Object.entries(onEveryResponse)) response.setHeader(name, value)
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
