/** The session, without hooks, so that the sign-in pages load no more than they need (use-session.ts). */
import type { Account } from '#contract'
import { readAccountId } from './account-cookie.ts'
import { takeAskedAhead } from './asked-ahead.ts'
import { call } from './call.ts'

export const sessionKey = ['session'] as const

/** Returns the account that is signed in on this device; null without the readable cookie, whatever the server says. */
export async function fetchSession(): Promise<Account | null> {
  const id = readAccountId()
  if (id === null) return null
  const ahead = await takeAskedAhead('session')
  return ahead?.account ?? (await call('GET /api/session', {})).account
}

/** Returns the role whose screens the account may use; null until its registration is complete. */
export function roleOf({ role, isRegistrationComplete }: Pick<Account, 'role' | 'isRegistrationComplete'>) {
  return isRegistrationComplete ? role : null
}
