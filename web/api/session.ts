/** Who is signed in. Without hooks, so that the doors of sign-in load no more than they need (use-session.ts). */
import type { Account } from '#contract'
import { readAccountId } from './account-cookie.ts'
import { call } from './call.ts'

export const sessionKey = ['session'] as const

/** Who is signed in on this device. Without the readable cookie nobody is, whatever the server still believes. */
export async function fetchSession(): Promise<Account | null> {
  if (readAccountId() === null) return null
  return (await call('GET /api/session', {})).account
}

/** The role whose screens the account may use: none before its registration is complete. */
export function roleOf({ role, isRegistrationComplete }: Pick<Account, 'role' | 'isRegistrationComplete'>) {
  return isRegistrationComplete ? role : null
}
