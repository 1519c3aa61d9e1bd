import type { Account } from '#contract'
import { readAccountId } from './account-cookie.ts'
import { call } from './call.ts'

/** Who is signed in on this device. Without the readable cookie nobody is, whatever the server still believes. */
export async function fetchSession(): Promise<Account | null> {
  if (readAccountId() === null) return null
  return (await call('GET /api/session', {})).account
}
