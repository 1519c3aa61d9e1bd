import type { Account, Errand as Asked } from '#contract'
import { paths } from '../paths.ts'
import { homeOf } from './home-of.ts'

/** What someone set out to do when they signed in; popup or page no longer matters then. */
export type Errand = Omit<Asked, 'mode'>

/** A page, and what lies over it. */
export interface Destination {
  readonly to: string
  readonly alert?: 'Please register first!'
}

/**
 * Where a sign-in leads (docs/product/accounts-and-classes.md, "Sign-in"). Null when it did not succeed: stay. The form
 * itself says 'Account Already Exists' to whoever is registered.
 */
export function afterSignIn(errand: Errand, account: Account | null): Destination | null {
  if (!account) return null
  if (errand.for === 'register') return { to: paths.registration(errand.box) }
  if (account.role === null) return { to: paths.registration(errand.box), alert: 'Please register first!' }
  return { to: homeOf(account) }
}
