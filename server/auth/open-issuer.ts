import { randomBytes } from 'node:crypto'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { localIssuer } from './account-id.ts'
import { createIssuer, type Issuer } from './issuer.ts'
import { providerPath } from './local-paths.ts'
import type { LocalProvider } from './local-provider.ts'

/** Google, or whoever stands in for it; without a client of theirs the local provider, which then is to be served too. */
export async function openIssuer(
  { publicUrl, signIn }: Config,
  log: Log,
): Promise<{ issuer: Issuer; provider: LocalProvider | null }> {
  const redirectUri = `${publicUrl}/auth/callback`
  if (signIn.provider === 'google') {
    const google = { prompt: 'select_account', idTokenAlgorithm: 'RS256' } as const
    return { issuer: createIssuer({ ...signIn, ...google, redirectUri, idIssuer: signIn.issuer }), provider: null }
  }
  const ours = { clientId: 'solve-it', clientSecret: randomBytes(32).toString('base64url'), redirectUri }
  const { createLocalProvider } = await import('./local-provider.ts')
  const provider = await createLocalProvider({ ...ours, publicUrl }, log)
  const local = { prompt: 'login', idTokenAlgorithm: 'ES256' } as const
  return {
    issuer: createIssuer({ ...ours, ...local, issuer: publicUrl + providerPath, idIssuer: localIssuer }),
    provider,
  }
}
