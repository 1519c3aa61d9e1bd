/** Who is signed in. Without hooks, so that the doors of sign-in load no more than they need (use-session.ts). */
import type { Account } from '#contract'
import { readAccountId } from './account-cookie.ts'
import { call } from './call.ts'

declare global {
  /** Asked by the page while its code was still to come (web/build/ahead.ts); null where no account was the answer. */
  var sessionAskedAhead: Promise<Account | null> | undefined
}

export const sessionKey = ['session'] as const

/** Who is signed in on this device. Without the readable cookie nobody is, whatever the server still believes. */
export async function fetchSession(): Promise<Account | null> {
  const id = readAccountId()
  if (id === null) return null
  const askedAhead = await takeAskedAhead()
  // Since it was asked another may have signed in.
  if (askedAhead?.id === id) return askedAhead
  return (await call('GET /api/session', {})).account
}

/** It serves once. */
function takeAskedAhead(): Promise<Account | null> | undefined {
  const asked = globalThis.sessionAskedAhead
  globalThis.sessionAskedAhead = undefined
  return asked
}

/** The role whose screens the account may use: none before its registration is complete. */
export function roleOf({ role, isRegistrationComplete }: Pick<Account, 'role' | 'isRegistrationComplete'>) {
  return isRegistrationComplete ? role : null
}
