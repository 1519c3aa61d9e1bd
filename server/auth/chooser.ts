import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { largestBody, readBody } from '../http/input.ts'
import type { RequestEnv } from '../log.ts'
import { chooserPage } from './chooser-page.ts'
import type { LocalProvider } from './local-provider.ts'
import { expiredPage } from './pages.ts'

const email = z.string().trim().toLowerCase().pipe(z.email().max(200))

/** The login page of the local provider, mounted at its path in `chooserPaths`. Any e-mail may sign in. */
export function chooser(provider: LocalProvider, name: string): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>()

  app.get('/:uid', async (c) => {
    if (!(await provider.isWaiting(c.env.incoming, c.env.outgoing))) return expired(c)
    return c.html(chooserPage(name))
  })

  app.post('/:uid', async (c) => {
    if (!(await provider.isWaiting(c.env.incoming, c.env.outgoing))) return expired(c)
    const typed = new URLSearchParams(await readBody(c, largestBody)).get('email') ?? ''
    const { data: chosen } = email.safeParse(typed)
    if (!chosen) return c.html(chooserPage(name, { email: typed, message: messageFor(typed) }), 400)
    return c.redirect(await provider.choose(c.env.incoming, c.env.outgoing, chosen), 303)
  })

  return app
}

function messageFor(typed: string): string {
  return typed.trim() === ''
    ? 'Please enter an email address.'
    : 'This is not an email address. An email address looks like name@school.nz.'
}

function expired(c: Context) {
  return c.html(expiredPage(), 400)
}
