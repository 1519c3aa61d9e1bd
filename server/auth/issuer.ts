import * as client from 'openid-client'
import { z } from 'zod'
import { isPlain } from '#contract'
import { isLoopback } from '../config.ts'
import type { SignedInClaims } from './admission.ts'
import type { Flow } from './flow.ts'

/** An OpenID provider that the app trusts, and the app as its client. */
export interface IssuerSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** The provider of its accounts in the database: the issuer's address, or a word where the address may change. */
  readonly provider: string
  readonly prompt: 'login' | 'select_account'
  readonly idTokenAlgorithm: 'RS256' | 'ES256'
  /** The domain whose accounts the issuer's page offers, where only one may sign in. */
  readonly hostedDomain?: string | undefined
}

export interface Issuer {
  /** Returns the address for the browser to go to. Throws where the issuer cannot be reached. */
  authorizationUrl(flow: Flow): Promise<URL>
  /** Redeems the code in the callback's address. Throws where the issuer refuses or cannot be reached. */
  claimsOf(callback: URL, flow: Flow): Promise<SignedInClaims>
}

export type Begun = Pick<Flow, 'state' | 'nonce' | 'verifier'>

/** Returns the secrets of a new sign-in. */
export function beginFlow(): Begun {
  return { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
}

const plain = z.string().refine(isPlain)

/**
 * The schema of the claims that the app reads from an ID token, beyond those that openid-client checks. An account
 * needs no email address, but an unverified address is refused. An ID token that names the client that it was made for
 * (`azp`) must name this one. `sub` has at most 255 characters (OpenID Connect Core, section 2).
 */
const idTokenFor = (clientId: string) =>
  z
    .object({
      azp: z.literal(clientId).optional(),
      sub: plain.min(1).max(255),
      email: plain
        .regex(/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u)
        .max(320)
        .optional(),
      email_verified: z.unknown().optional(),
      hd: plain.max(253).optional(),
      name: plain.max(200).nullable().catch(null),
    })
    .refine(({ email, email_verified }) => email === undefined || email_verified === true)

export function createIssuer(settings: IssuerSettings): Issuer {
  const idToken = idTokenFor(settings.clientId)
  let discovered: Promise<client.Configuration> | undefined

  /**
   * Runs at the first sign-in, because the local provider responds only once this server listens. Retries after a
   * failure.
   */
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
        ...(settings.hostedDomain && flow.role === 'student' && { hd: settings.hostedDomain }),
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
      const { sub, email = null, hd: hostedDomain = null, name } = idToken.parse(tokens.claims())
      return { provider: settings.provider, subject: sub, email, hostedDomain, displayName: name }
    },
  }
}

function discoverIssuer(settings: IssuerSettings): Promise<client.Configuration> {
  const url = new URL(settings.issuer)
  const metadata = { client_secret: settings.clientSecret, id_token_signed_response_alg: settings.idTokenAlgorithm }
  // The signature of the ID token is checked although TLS protects it, because schools inspect TLS with their own CA.
  const execute = [client.enableNonRepudiationChecks]
  if (url.protocol === 'http:' && isLoopback(url.hostname)) execute.push(client.allowInsecureRequests)
  return client.discovery(url, settings.clientId, metadata, undefined, { execute, timeout: 10 })
}
