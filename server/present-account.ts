import type { Account } from '#contract'
import type { AccountRecord, Claims } from './store/store.ts'

/** The one door from a session and its record to what the browser may know of them. */
export function presentAccount(claims: Claims, record: AccountRecord | null): Account {
  return {
    id: claims.id,
    email: claims.email,
    displayName: claims.displayName,
    role: record?.role ?? null,
    isRegistrationComplete: record?.isRegistrationComplete ?? false,
    firstName: record?.firstName ?? null,
    lastName: record?.lastName ?? null,
  }
}
