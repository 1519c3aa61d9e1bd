/** The paths at which the local provider and its account chooser are mounted. */
export const providerPath = '/oidc'
export const chooserPath = '/auth/choose'
