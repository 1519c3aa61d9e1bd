import { type Context, Hono } from 'hono'
import * as client from 'openid-client'
import { type SignInProvider, signInIntent } from '#contract'
import type { Services } from '../http/handlers.ts'
import { takeSignIn, takeState } from '../limits/shared-limits.ts'
import { printable, type RequestEnv } from '../log.ts'
import { accountIdOf } from '../store/accounts/account-id.ts'
import { admissionOf, type SignedInClaims } from './admission.ts'
import { createFlows, type Flow, longestFlow } from './flow.ts'
import { beginFlow, type Issuer } from './issuer.ts'
import type { OpenProvider } from './open-providers.ts'
import { expiredPage, problemPage, scriptPath, signedInPage, signedInPath, signedInScript } from './pages.ts'
import { providerRows } from './provider-rows.ts'
import { otherDomain, refusals, type SignInRefusal, SignInRefused } from './refusals.ts'

/** Mounts /auth/start, which redirects to a provider, and the path of each provider to which it redirects back. */
export function signIn(services: Services, providers: readonly OpenProvider[]): Hono<RequestEnv> {
  const { clock, config, log, store, sessions, addressOf, securityLog } = services
  const app = new Hono<RequestEnv>()
  const flows = createFlows(config, clock)

  app.get('/auth/start', async (c) => {
    const intent = signInIntent.safeParse(c.req.query()).data
    const provider = providers.find(({ id }) => id === (intent?.provider ?? providers[0]?.id))
    if (!intent || !provider) return problem(c, refusals.noIntent)
    const flow: Flow = { ...intent, provider: provider.id, ...beginFlow(), begunAt: clock() }
    try {
      const address = await provider.issuer.authorizationUrl(flow)
      await flows.keep(c, flow)
      return c.redirect(address.href)
    } catch (error) {
      log.warn({ error: printable(error) }, 'the issuer cannot be reached')
      return problem(c, refusals.unreachable, intent.for)
    }
  })

  for (const { id, issuer } of providers) app.get(providerRows[id].callbackPath, (c) => finish(c, id, issuer))

  /** Ends a sign-in with the response of a provider. */
  async function finish(c: Context<RequestEnv>, provider: SignInProvider, issuer: Issuer) {
    const { callbackPath } = providerRows[provider]
    const address = addressOf(c)
    const flow = await flows.take(c, c.req.query('state') ?? '')
    if (!flow) return c.html(expiredPage(), 400)
    try {
      // A response of one provider must not end a sign-in with another, or its code would go to the wrong one.
      if (flow.provider !== provider) throw new SignInRefused(refusals.otherProvider)
      // The limit comes first, so that nobody fills the database with the states of sign-ins.
      if (!(await takeSignIn(store, address))) throw new SignInRefused(refusals.tooMany)
      // A browser could keep the cookie of a flow and use it again.
      if (!(await takeState(store, flow.state, longestFlow))) return c.html(expiredPage(), 400)
      // The issuer compares the address with the redirect URI. So it must be the public address, not the one behind a
      // proxy.
      const callback = new URL(callbackPath + new URL(c.req.url).search, config.publicUrl)
      const account = await admit(await claimsOf(issuer, callback, flow), flow, services)
      await sessions.begin(c, account)
      securityLog.record({ event: 'signedIn', id: c.get('requestId'), account, address })
    } catch (error) {
      if (!(error instanceof SignInRefused)) throw error
      const { refusal, account } = error
      const refused = { status: refusal.status, problem: refusal.reason, request: `GET ${callbackPath}` }
      securityLog.record({ event: 'signInRefused', id: c.get('requestId'), account, address, refused })
      return problem(c, refusal, flow.for)
    }
    return flow.mode === 'popup' ? c.html(signedInPage(flow, config.publicUrl)) : c.redirect(signedInPath(flow))
  }

  /** Redeems the code. Throws `SignInRefused` if the issuer confirms nobody. */
  async function claimsOf(issuer: Issuer, callback: URL, flow: Flow): Promise<SignedInClaims> {
    try {
      return await issuer.claimsOf(callback, flow)
    } catch (error) {
      if (error instanceof client.AuthorizationResponseError) throw new SignInRefused(refusals.cancelled)
      log.warn({ error: printable(error) }, 'sign-in refused')
      throw new SignInRefused(refusals.unverified)
    }
  }

  app.get(scriptPath, (c) => c.body(signedInScript, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  return app
}

/**
 * Creates or updates the account of the claims, and returns its id. Throws `SignInRefused` if it may not sign in.
 */
async function admit(claims: SignedInClaims, flow: Flow, { store, config }: Services): Promise<string> {
  const isInvited = claims.email !== null && (await store.invitations.has(claims.email))
  const { maySignIn, mayTeach } = admissionOf(claims, config.admission, isInvited)
  const known = await store.accounts.selectBy(claims)
  const refuse = (refusal: SignInRefusal) => new SignInRefused(refusal, known?.id)
  if (!maySignIn) throw refuse(otherDomain(config.admission.signIn ?? []))
  if (known?.isDisabled) throw refuse(refusals.disabled)
  const id = accountIdOf(claims)
  // A new account would receive the answers that a device of the erased one still keeps.
  const refuseErased = async () => {
    if (await store.erasures.isErased(id)) throw new SignInRefused(refusals.erased, id)
  }
  await refuseErased()
  const role = flow.for === 'register' ? flow.role : undefined
  if (role === 'teacher' && !mayTeach && !known?.isRegistrationComplete) throw refuse(refusals.notInvited)
  await store.accounts.signIn(claims, role, mayTeach)
  // An erasure of the same moment did not see the account that was just created.
  await refuseErased()
  return known?.mergedInto == null ? id : openMerged(known.mergedInto, store)
}

/** Returns the account into which the one that signs in was merged. */
async function openMerged(id: string, { accounts }: Services['store']): Promise<string> {
  const account = await accounts.select(id)
  if (!account || account.isDisabled) throw new SignInRefused(refusals.disabled, id)
  await accounts.touch(id)
  return id
}

function problem(c: Context, { status, page }: SignInRefusal, from: Flow['for'] = 'login') {
  return c.html(problemPage({ ...page, back: `/#/${from}` }), status)
}
