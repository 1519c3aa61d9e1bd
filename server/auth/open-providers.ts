import { randomBytes } from 'node:crypto'
import type { SignInProvider } from '#contract'
import type { Config, ProviderClient } from '../config.ts'
import type { Log } from '../log.ts'
import { createIssuer, type Issuer } from './issuer.ts'
import { providerPaths } from './local-paths.ts'
import type { LocalProvider } from './local-provider.ts'
import { providerRows } from './provider-rows.ts'

/** A provider with which people sign in. */
export interface OpenProvider {
  readonly id: SignInProvider
  readonly issuer: Issuer
  /** The local provider that stands for it, which the server must mount. */
  readonly local: LocalProvider | null
}

/** Opens the configured providers. Without one, it opens local providers. */
export function openProviders({ publicUrl, signIn, admission }: Config, log: Log): Promise<OpenProvider[]> {
  const hostedDomain = admission.signIn?.length === 1 ? admission.signIn[0] : undefined
  return Promise.all(
    'local' in signIn
      ? signIn.local.map((id) => openLocal(id, publicUrl, log))
      : signIn.clients.map(async (client) => openClient(client, publicUrl, hostedDomain)),
  )
}

function openClient(client: ProviderClient, publicUrl: string, hostedDomain: string | undefined): OpenProvider {
  const { callbackPath, claims } = providerRows[client.provider]
  const issuer = createIssuer({
    ...client,
    claims,
    redirectUri: publicUrl + callbackPath,
    accounts: accountsOf(client.issuer),
    prompt: 'select_account',
    idTokenAlgorithm: 'RS256',
    // Only Google knows the parameter.
    hostedDomain: client.provider === 'google' ? hostedDomain : undefined,
  })
  return { id: client.provider, issuer, local: null }
}

async function openLocal(id: SignInProvider, publicUrl: string, log: Log): Promise<OpenProvider> {
  const { createLocalProvider } = await import('./local-provider.ts')
  const { callbackPath, localAccounts } = providerRows[id]
  const client = {
    clientId: 'solve-it',
    clientSecret: randomBytes(32).toString('base64url'),
    redirectUri: publicUrl + callbackPath,
  }
  const local = await createLocalProvider({ ...client, publicUrl, standsFor: id }, log)
  const issuer = createIssuer({
    ...client,
    // A local provider sends the same claims, whichever provider it stands for.
    claims: providerRows.google.claims,
    issuer: publicUrl + providerPaths[id],
    accounts: localAccounts,
    prompt: 'login',
    idTokenAlgorithm: 'ES256',
  })
  return { id, issuer, local }
}

/**
 * Returns the provider of an issuer's accounts in the database: its address in a standard form, so that a slash at its
 * end does not change the id of every account.
 */
export function accountsOf(issuer: string): string {
  return new URL(issuer).href.replace(/\/$/, '')
}
