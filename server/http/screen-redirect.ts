import type { MiddlewareHandler } from 'hono'
import { screenRoots } from '#contract'

const screenPath = new RegExp(`^/(${screenRoots.join('|')})(/|$)`)

/**
 * Redirects an address that was typed without "#", such as /student/dashboard?code=ABC123, to its screen. The target
 * begins with "/#", so it never leads to another site.
 */
export const redirectToScreen: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || !screenPath.test(pathname)) return next()
  return c.redirect(`/#${pathname}${search}`)
}
