/**
 * An OpenID provider in the same process, for trying the app and for tests. It is a real provider, and the app treats
 * it like Google. Only its login page differs: anyone may choose any account (chooser.ts). It is loaded only where
 * needed.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { SignInProvider } from '#contract'
import { type Log, printable } from '../log.ts'
import { chooserPaths, providerPaths } from './local-paths.ts'
import { problemPage } from './pages.ts'
import { sampleName } from './sample-accounts.ts'

export interface LocalProvider {
  /** Responds to a request under its path in `providerPaths`. */
  respond(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Returns whether the request belongs to a sign-in that waits at the chooser. */
  isWaiting(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Signs in with an e-mail, and returns the address for the browser to go to. */
  choose(request: IncomingMessage, response: ServerResponse, email: string): Promise<string>
}

export interface LocalClient {
  /** The provider in whose place it is. */
  readonly standsFor: SignInProvider
  readonly publicUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
}

export async function createLocalProvider(client: LocalClient, log: Log): Promise<LocalProvider> {
  const providerPath = providerPaths[client.standsFor]
  const { provider, errors } = await withoutNotices(async () => {
    const { Provider, errors } = await import('oidc-provider')
    return { provider: new Provider(client.publicUrl + providerPath, configurationOf(client)), errors }
  })
  provider.on('server_error', (_, error) => log.error({ error: printable(error) }, 'local provider'))
  // Otherwise it logs full errors, even for aborted requests.
  provider.silent = true
  const callback = provider.callback()

  const isWaiting = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { prompt } = await provider.interactionDetails(request, response)
      return prompt.name === 'login'
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return false
      throw error
    }
  }

  return {
    async respond(request, response) {
      request.headers.cookie = withoutSession(request.headers.cookie)
      const rest = request.url?.slice(providerPath.length) ?? ''
      // The provider derives the path at which it is mounted from the difference of the two addresses.
      Object.assign(request, { originalUrl: request.url, url: rest.startsWith('/') ? rest : `/${rest}` })
      await callback(request, response)
    },
    isWaiting,
    choose: (request, response, email) =>
      provider.interactionResult(request, response, { login: { accountId: email } }),
  }
}

/**
 * Removes the cookies of the provider's own session, so that each sign-in is independent. The next child on a tablet,
 * or another account in a second tab, needs no log-out first and is not mistaken for the previous account.
 */
function withoutSession(cookies = ''): string {
  const kept = cookies.split(/;\s*/).filter((cookie) => !cookie.startsWith('_session'))
  return kept.join('; ')
}

function configurationOf({ standsFor, clientId, clientSecret, redirectUri }: LocalClient): Configuration {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const hour = 3600
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig', kid: 'local' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    // The ID token contains the name and the e-mail, as that of Google does.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, interaction) => `${chooserPaths[standsFor]}/${interaction.uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: hour, Session: hour, Grant: hour },
    findAccount: (_, email) => ({ accountId: email, claims: () => claimsOf(email) }),
    loadExistingGrant: grantAll,
    renderError: (ctx, { error }) => {
      ctx.type = 'html'
      ctx.body = String(problemPage({ title: 'Sign-in did not work', text: `The sign-in was refused (${error}).` }))
    },
  }
}

/** Grants all scopes without asking for consent, because the provider belongs to the app. */
async function grantAll(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc
  const grant = new (provider as Provider).Grant({ clientId: client!.clientId, accountId: session!.accountId! })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

function claimsOf(email: string) {
  const name = sampleName(email)
  return { sub: email, email, email_verified: true, ...(name && { name }) }
}

/** Runs `begin` without the notices that the provider prints at its start. They are meant for public providers. */
async function withoutNotices<T>(begin: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...args: unknown[]) => String(args[0]).includes('oidc-provider') || warn(...args)
  try {
    return await begin()
  } finally {
    console.warn = warn
  }
}
