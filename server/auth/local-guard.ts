import type { MiddlewareHandler } from 'hono'
import { isLoopback } from '../config.ts'

const forwarding = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

/**
 * With local sign-in anyone can be anyone, so it is for this machine only: a request that came through a proxy, or for
 * another host's name, is refused. A sign-in begun under another name of this machine would lose its cookies: it is
 * sent to the public address first.
 */
export function localGuard(publicUrl: string): MiddlewareHandler {
  const own = new URL(publicUrl)
  return async (c, next) => {
    const proxied = [...c.req.raw.headers.keys()].some((name) => forwarding.test(name))
    const url = new URL(c.req.url)
    if (proxied || !isLoopback(url.hostname)) return c.text('Local sign-in works on this machine only.', 403)
    const health = url.pathname === '/healthz' || url.pathname === '/readyz'
    const aliased = url.hostname !== own.hostname && url.port === own.port
    if (aliased && !health) return c.redirect(own.origin + url.pathname + url.search, 307)
    return next()
  }
}
