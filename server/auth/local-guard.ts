import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '../config.ts'
import type { RequestEnv } from '../log.ts'

const proxyHeader = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

/**
 * Restricts local sign-in to this machine, because with it anyone can use any account. A request that came through a
 * proxy, or for another host, is refused. A sign-in under another name of this machine would lose its cookies, so the
 * request is redirected to the public address.
 */
export function localGuard(publicUrl: string): MiddlewareHandler<RequestEnv> {
  const own = new URL(publicUrl)
  return async (c, next) => {
    // Hono would first copy all headers.
    const proxied = Object.keys(c.env.incoming.headers).some((name) => proxyHeader.test(name))
    const url = new URL(c.req.url)
    if (proxied || !isLoopback(url.hostname)) return c.text('Local sign-in works on this computer only.', 403)
    const health = url.pathname === '/healthz' || url.pathname === '/readyz'
    const aliased = url.hostname !== own.hostname && url.port === own.port
    if (aliased && !health) return c.redirect(own.origin + url.pathname + url.search, 307)
    return next()
  }
}
