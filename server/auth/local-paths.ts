import type { SignInProvider } from '#contract'

/** The path at which each local provider is mounted. All of them begin like the first. */
export const providerPaths = { google: '/oidc', microsoft: '/oidc-microsoft' } as const satisfies Paths

/** The path at which the account chooser of each local provider is mounted. */
export const chooserPaths = { google: '/auth/choose', microsoft: '/auth/choose-microsoft' } as const satisfies Paths

type Paths = Record<SignInProvider, string>
