import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { createIssuer, type Issuer } from './issuer.ts'
import { providerPath } from './local-paths.ts'
import type { LocalProvider } from './local-provider.ts'
import { localAccounts } from './sample-accounts.ts'

/** Opens Google or another configured issuer. Without one, it opens the local provider, which the server must mount. */
export async function openIssuer(
  { publicUrl, signIn, admission }: Config,
  log: Log,
): Promise<{ issuer: Issuer; provider: LocalProvider | null }> {
  const redirectUri = `${publicUrl}/auth/callback`
  if (signIn.provider === 'google') {
    const google = { prompt: 'select_account', idTokenAlgorithm: 'RS256' } as const
    const hostedDomain = admission.signIn?.length === 1 ? admission.signIn[0] : undefined
    return {
      issuer: createIssuer({ ...signIn, ...google, redirectUri, hostedDomain, provider: providerOf(signIn.issuer) }),
      provider: null,
    }
  }
  const client = { clientId: 'solve-it', clientSecret: randomBytes(32).toString('base64url'), redirectUri }
  const { createLocalProvider } = await import('./local-provider.ts')
  const provider = await createLocalProvider({ ...client, publicUrl }, log)
  const local = { prompt: 'login', idTokenAlgorithm: 'ES256' } as const
  return {
    issuer: createIssuer({ ...client, ...local, issuer: publicUrl + providerPath, provider: localAccounts }),
    provider,
  }
}

/**
 * Returns the issuer's address in a standard form, so that a slash at its end does not change the id of every account.
 */
export function providerOf(issuer: string): string {
  return new URL(issuer).href.replace(/\/$/, '')
}
