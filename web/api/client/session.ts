/** The session, without hooks, so that the sign-in pages load no more than they need (use-session.ts). */
import type { Account } from '#contract'
import { readAccountId } from './account-cookie.ts'
import { takeAskedAhead } from './asked-ahead.ts'
import { call } from './call.ts'
import { readDeviceAccount } from './kept-mark.ts'

export const sessionKey = ['session'] as const

/**
 * Returns the account that is signed in on this device; null without the readable cookie, whatever the server says. A
 * kept student whose cookie is gone is signed out as soon as the server can be asked, and not before.
 */
export async function fetchSession(): Promise<Account | null> {
  if (readDeviceAccount() === null) return null
  const ahead = await takeAskedAhead('session')
  const account = ahead?.account ?? (await call('GET /api/session', {})).account
  return readAccountId() === null ? null : account
}

/** Returns the role whose screens the account may use; null until its registration is complete. */
export function roleOf({ role, isRegistrationComplete }: Pick<Account, 'role' | 'isRegistrationComplete'>) {
  return isRegistrationComplete ? role : null
}
