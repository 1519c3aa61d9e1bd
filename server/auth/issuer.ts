import * as client from 'openid-client'
import { isLoopback } from '../config.ts'
import type { SignedInClaims } from './admission.ts'
import type { Flow } from './flow.ts'
import type { ClaimsReader } from './id-token.ts'

/** An OpenID provider that the app trusts, and the app as its client. */
export interface IssuerSettings {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
  /** The tenant whose accounts the issuer signs in, if it names one in its tokens. */
  readonly tenant?: string
  /** The provider of its accounts in the database: the issuer's address, or a word where the address may change. */
  readonly accounts: string
  readonly claims: ClaimsReader
  readonly prompt: 'login' | 'select_account'
  readonly idTokenAlgorithm: 'RS256' | 'ES256'
  /** The domain whose accounts the issuer's page offers, where only one may sign in. */
  readonly hostedDomain?: string | undefined
}

export interface Issuer {
  /** Returns the address for the browser to go to. Throws if the issuer cannot be reached. */
  authorizationUrl(flow: Flow): Promise<URL>
  /** Redeems the code in the callback's address. Throws if the issuer refuses or cannot be reached. */
  claimsOf(callback: URL, flow: Flow): Promise<SignedInClaims>
}

export type Begun = Pick<Flow, 'state' | 'nonce' | 'verifier'>

/** Returns the secrets of a new sign-in. */
export function beginFlow(): Begun {
  return { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() }
}

export function createIssuer(settings: IssuerSettings): Issuer {
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
      return { provider: settings.accounts, ...settings.claims(tokens.claims(), settings) }
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
