/** Where the local provider is mounted, and its chooser. */
export const providerPath = '/oidc'
export const chooserPath = '/auth/choose'
