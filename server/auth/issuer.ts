import * as client from 'openid-client'
import { z } from 'zod'
import { isPlain } from '#contract'
import { isLoopback } from '../config.ts'
import type { Claims } from '../store/accounts.ts'
import type { Flow } from './flow.ts'

/** An OpenID provider that the app trusts, and the app as its client. */
export interface IssuerSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** The provider of its accounts, as the store keeps it: the issuer's address, or a word that outlives the address. */
  readonly provider: string
  readonly prompt: 'login' | 'select_account'
  readonly idTokenAlgorithm: 'RS256' | 'ES256'
}

export interface Issuer {
  /** Where to send the browser. Throws where the issuer cannot be reached. */
  authorizationUrl(flow: Flow): Promise<URL>
  /** Redeems the code in the callback's address. Throws where the issuer refuses or cannot be reached. */
  claimsOf(callback: URL, flow: Flow): Promise<Claims>
}

export type Begun = Pick<Flow, 'state' | 'nonce' | 'verifier'>

/** The secrets of one sign-in. */
export function beginFlow(): Begun {
  return { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
}

const plain = z.string().refine(isPlain)

/**
 * The claims that the app takes from an ID token, beyond those that openid-client checks. An account needs no email
 * address. An address that the issuer did not verify is refused. Where an ID token names the client that it was made for
 * (`azp`), it must name this one. `sub` has at most 255 characters (OpenID Connect Core, section 2).
 */
const idTokenFor = (clientId: string) =>
  z
    .object({
      azp: z.literal(clientId).optional(),
      sub: plain.min(1).max(255),
      email: plain
        .regex(/^[^\s@]+@[^\s@]+$/)
        .max(320)
        .optional(),
      email_verified: z.unknown().optional(),
      name: plain.max(200).nullable().catch(null),
      picture: plain.max(2000).nullable().catch(null),
    })
    .refine(({ email, email_verified }) => email === undefined || email_verified === true)

export function createIssuer(settings: IssuerSettings): Issuer {
  const idToken = idTokenFor(settings.clientId)
  let discovered: Promise<client.Configuration> | undefined

  /** Lazily, since the local provider answers only once this server listens; a failure is not remembered. */
  function discover(): Promise<client.Configuration> {
    discovered ??= discoverIssuer(settings).catch((error) => {
      discovered = undefined
      throw error
    })
    return discovered
  }

  return {
    async authorizationUrl(flow) {
      return client.buildAuthorizationUrl(await discover(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        prompt: settings.prompt,
        state: flow.state,
        nonce: flow.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
      })
    },

    async claimsOf(callback, flow) {
      const tokens = await client.authorizationCodeGrant(await discover(), callback, {
        expectedState: flow.state,
        expectedNonce: flow.nonce,
        pkceCodeVerifier: flow.verifier,
        idTokenExpected: true,
      })
      const { sub, email = null, name, picture } = idToken.parse(tokens.claims())
      return { provider: settings.provider, subject: sub, email, displayName: name, photoURL: picture }
    },
  }
}

function discoverIssuer(settings: IssuerSettings): Promise<client.Configuration> {
  const url = new URL(settings.issuer)
  const metadata = { client_secret: settings.clientSecret, id_token_signed_response_alg: settings.idTokenAlgorithm }
  // The signature of the ID token is checked in spite of TLS, because schools inspect TLS with a CA of their own.
  const execute = [client.enableNonRepudiationChecks]
  if (url.protocol === 'http:' && isLoopback(url.hostname)) execute.push(client.allowInsecureRequests)
  return client.discovery(url, settings.clientId, metadata, undefined, { execute, timeout: 10 })
}
