/**
 * The sign-in providers. A new one is a row here, its name in contract/sign-in-intent.ts, its settings in config.ts,
 * its paths in local-paths.ts and its button in web/sign-in/screens/provider-buttons.tsx. The compiler names the
 * missing ones.
 */
import type { SignInProvider } from '#contract'
import { type ClaimsReader, microsoftClaims, standardClaims } from './id-token.ts'
import { localAccounts } from './sample-accounts.ts'

interface ProviderRow {
  /** The name in the words of people. */
  readonly name: string
  /**
   * The path to which the provider redirects. Each provider has its own. So a response of one is never taken for that
   * of another (RFC 9700, "Mix-Up Attacks").
   */
  readonly callbackPath: string
  readonly claims: ClaimsReader
  /** The provider of its local accounts in the database. It has no port, so accounts stay where a port changes. */
  readonly localAccounts: string
}

export const providerRows: Readonly<Record<SignInProvider, ProviderRow>> = {
  google: { name: 'Google', callbackPath: '/auth/callback', claims: standardClaims, localAccounts },
  microsoft: {
    name: 'Microsoft',
    callbackPath: '/auth/callback/microsoft',
    claims: microsoftClaims,
    localAccounts: 'local-microsoft',
  },
}
