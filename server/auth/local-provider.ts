/**
 * An OpenID provider in the same process, for a first try and for tests. It is a real one: the app cannot tell it from
 * Google. Only its login page differs, which lets anyone be anyone (chooser.ts). Loaded only where it is used.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { type Log, printable } from '../log.ts'
import { chooserPath, providerPath } from './local-paths.ts'
import { problemPage } from './pages.ts'
import { sampleName } from './sample-accounts.ts'

export interface LocalProvider {
  /** Answers a request under `providerPath`. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Whether a sign-in waits at the chooser for this request. */
  isWaiting(request: IncomingMessage, response: ServerResponse): Promise<boolean>
  /** Signs in as an e-mail and says where to send the browser. */
  choose(request: IncomingMessage, response: ServerResponse, email: string): Promise<string>
}

export interface LocalClient {
  readonly publicUrl: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
}

export async function createLocalProvider(client: LocalClient, log: Log): Promise<LocalProvider> {
  const { provider, errors } = await quietly(async () => {
    const { Provider, errors } = await import('oidc-provider')
    return { provider: new Provider(client.publicUrl + providerPath, configurationOf(client)), errors }
  })
  provider.on('server_error', (_, error) => log.error({ error: printable(error) }, 'local provider'))
  // Else it prints whole errors, also where a browser only hangs up.
  provider.silent = true
  const callback = provider.callback()

  const waiting = async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const { prompt } = await provider.interactionDetails(request, response)
      return prompt.name === 'login'
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return false
      throw error
    }
  }

  return {
    async answer(request, response) {
      request.headers.cookie = forgetful(request.headers.cookie)
      // The provider finds where it is mounted by comparing the two.
      Object.assign(request, { originalUrl: request.url, url: request.url?.slice(providerPath.length) || '/' })
      await callback(request, response)
    },
    isWaiting: waiting,
    choose: (request, response, email) =>
      provider.interactionResult(request, response, { login: { accountId: email } }),
  }
}

/**
 * Without the provider's own session every sign-in stands alone: the next child on a tablet, or another account in a
 * second tab, is neither led through a log-out first nor mistaken for the one before.
 */
function forgetful(cookies = ''): string {
  const kept = cookies.split(/;\s*/).filter((cookie) => !cookie.startsWith('_session'))
  return kept.join('; ')
}

function configurationOf({ clientId, clientSecret, redirectUri }: LocalClient): Configuration {
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
    // The name and e-mail stand in the ID token, as Google has it.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, interaction) => `${chooserPath}/${interaction.uid}` },
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: hour, Session: hour, Grant: hour },
    findAccount: (_, email) => ({ accountId: email, claims: () => claimsOf(email) }),
    loadExistingGrant: grantAll,
    renderError: (ctx, { error }) => {
      ctx.type = 'html'
      ctx.body = String(problemPage({ title: 'Sign-in did not work', text: `The sign-in was refused (${error}).` }))
    },
  }
}

/** The app's own provider asks nobody for consent. */
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

/** As it begins it prints notices for those who run a provider in earnest. */
async function quietly<T>(begin: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...args: unknown[]) => String(args[0]).includes('oidc-provider') || warn(...args)
  try {
    return await begin()
  } finally {
    console.warn = warn
  }
}
