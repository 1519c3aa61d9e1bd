import { type Context, Hono } from 'hono'
import * as client from 'openid-client'
import { signInIntent } from '#contract'
import type { Services } from '../http/handlers.ts'
import type { Log } from '../log.ts'
import { printable } from '../log.ts'
import { admissionOf, type SignedInClaims } from './admission.ts'
import { createFlows, type Flow } from './flow.ts'
import { beginFlow, type Issuer } from './issuer.ts'
import {
  expiredPage,
  type ProblemText,
  problemPage,
  scriptPath,
  signedInPage,
  signedInPath,
  signedInScript,
  stylePath,
} from './pages.ts'
import { pageStyle } from './style.ts'

/** Mounts /auth/start, which redirects to the issuer, and /auth/callback, to which the issuer redirects back. */
export function signIn({ store, clock, config, log, sessions }: Services, issuer: Issuer): Hono {
  const app = new Hono()
  const flows = createFlows(config, clock)

  app.get('/auth/start', async (c) => {
    const intent = signInIntent.safeParse(c.req.query()).data
    if (!intent) return problem(c, 400, noIntent)
    const flow: Flow = { ...intent, ...beginFlow(), begunAt: clock() }
    try {
      const address = await issuer.authorizationUrl(flow)
      await flows.keep(c, flow)
      return c.redirect(address.href)
    } catch (error) {
      log.warn({ error: printable(error) }, 'the issuer cannot be reached')
      return problem(c, 502, unreachable, intent.for)
    }
  })

  app.get('/auth/callback', async (c) => {
    const flow = await flows.take(c, c.req.query('state') ?? '')
    if (!flow) return c.html(expiredPage(), 400)
    let claims: SignedInClaims
    try {
      // The issuer compares the address with the redirect URI. So it must be the public address, not the one behind a
      // proxy.
      claims = await issuer.claimsOf(new URL(`/auth/callback${new URL(c.req.url).search}`, config.publicUrl), flow)
    } catch (error) {
      return refused(c, error, flow, log)
    }
    const isInvited = claims.email !== null && (await store.invitations.has(claims.email))
    const { maySignIn, mayTeach } = admissionOf(claims, config.doors, isInvited)
    if (!maySignIn) return problem(c, 403, notOurs(config.doors.signIn ?? []), flow.for)
    const role = flow.for === 'register' ? flow.role : undefined
    const known = await store.accounts.selectBy(claims)
    if (known?.isDisabled) return problem(c, 403, disabled, flow.for)
    if (role === 'teacher' && !mayTeach && !known?.isRegistrationComplete) return problem(c, 403, notInvited, flow.for)
    await sessions.begin(c, await store.accounts.signIn(claims, role, mayTeach))
    return flow.mode === 'popup' ? c.html(signedInPage(flow, config.publicUrl)) : c.redirect(signedInPath(flow))
  })

  app.get(stylePath, (c) => c.body(pageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get(scriptPath, (c) => c.body(signedInScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  return app
}

const noIntent = { title: 'Sign-in starts on another page', text: 'Please start on the Login or Register page.' }
const cancelled = { title: 'Sign-in was cancelled', text: 'You are not signed in.' }
const unreachable = {
  title: 'Sign-in is not reachable',
  text: 'The sign-in service is not responding right now. Please try again in a minute.',
}
const rejected = {
  title: 'Sign-in did not work',
  text: 'The sign-in service did not confirm an account with a verified email address.',
}

const notInvited = {
  title: 'Teachers need an invitation here',
  text: 'You cannot register as a teacher with this account. Please ask the person who runs Solve it! Maths for you.',
}
const disabled = {
  title: 'This account is closed',
  text: 'You cannot sign in with it. Please ask the person who runs Solve it! Maths for you.',
}

function notOurs(domains: readonly string[]): ProblemText {
  const ours = domains.map((domain) => `@${domain}`).join(' or ')
  return { title: 'Please use your school account', text: `Solve it! Maths is open to accounts of ${ours} here.` }
}

function refused(c: Context, error: unknown, flow: Flow, log: Log) {
  if (error instanceof client.AuthorizationResponseError) return problem(c, 400, cancelled, flow.for)
  log.warn({ error: printable(error) }, 'sign-in refused')
  return problem(c, 502, rejected, flow.for)
}

function problem(c: Context, status: 400 | 403 | 502, text: ProblemText, from: Flow['for'] = 'login') {
  return c.html(problemPage({ ...text, back: `/#/${from}` }), status)
}
