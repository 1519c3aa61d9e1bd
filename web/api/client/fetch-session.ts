/** The session, without hooks, so that the sign-in pages load no more than they need (use-session.ts). */
import type { Account } from '#contract'
import { withChosenPicture } from '../session/chosen-picture.ts'
import { readAccountId } from './account-cookie.ts'
import { call } from './call.ts'
import { readDeviceAccount } from './device-account.ts'
import { takePreloaded } from './preloaded-responses.ts'

/**
 * Returns the account that is signed in on this device. Without the readable cookie it is always null. A kept student
 * whose cookie is gone is signed out when the server can next be reached, and not before.
 */
export async function fetchSession(): Promise<Account | null> {
  if (readDeviceAccount() === null) return null
  const preloaded = await takePreloaded('session')
  const account = preloaded?.account ?? (await call('GET /api/session', {})).account
  return readAccountId() === null ? null : account && withChosenPicture(account)
}

/** Returns the role whose screens the account may use, and null until its registration is complete. */
export function roleOf({ role, isRegistrationComplete }: Pick<Account, 'role' | 'isRegistrationComplete'>) {
  return isRegistrationComplete ? role : null
}
