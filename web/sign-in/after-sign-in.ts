import type { Account } from '#contract'
import type { SignInIntent } from '../api/session/signed-in.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { homePath } from './home-path.ts'

/** A page, and the alert that opens over it. */
export interface Destination {
  readonly to: string
  readonly alert?: string
}

/**
 * Returns the page after a sign-in (docs/product/accounts-and-classes.md, "Sign-in"), or null if the sign-in failed.
 * For a registered account, the form itself says 'Account Already Exists'.
 */
export function afterSignIn(signInIntent: SignInIntent, account: Account | null): Destination | null {
  if (!account) return null
  if (signInIntent.for === 'register') return { to: paths.registration(signInIntent.role) }
  if (account.role === null) return { to: paths.registration(signInIntent.role), alert: m.sign_in_register_first() }
  return { to: homePath(account) }
}
