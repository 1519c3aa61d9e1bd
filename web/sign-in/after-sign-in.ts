import type { Account, SignInIntent as Asked } from '#contract'
import { paths } from '../routes/paths.ts'
import { homeOf } from './home-of.ts'

/** What someone set out to do when they signed in; popup or page no longer matters then. */
export type SignInIntent = Omit<Asked, 'mode'>

/** A page, and what lies over it. */
export interface Destination {
  readonly to: string
  readonly alert?: 'Please register first!'
}

/**
 * Where a sign-in leads (docs/product/accounts-and-classes.md, "Sign-in"). Null when it did not succeed: stay. The form
 * itself says 'Account Already Exists' to whoever is registered.
 */
export function afterSignIn(signInIntent: SignInIntent, account: Account | null): Destination | null {
  if (!account) return null
  if (signInIntent.for === 'register') return { to: paths.registration(signInIntent.box) }
  if (account.role === null) return { to: paths.registration(signInIntent.box), alert: 'Please register first!' }
  return { to: homeOf(account) }
}
