/** The rules for signing in and for registering as a teacher (docs/operations.md, "Who may sign in and teach"). */
import { type AdmissionRules, googleIssuer } from '../config.ts'
import type { Claims } from '../store/accounts/accounts.ts'

/** The claims of an ID token. */
export interface SignedInClaims extends Claims {
  /** The domain of the organisation that owns the account (`hd`). Only Google sends it. */
  readonly hostedDomain: string | null
}

export interface Admission {
  readonly maySignIn: boolean
  readonly mayTeach: boolean
}

/** @param isInvited whether the operator has invited the e-mail address as a teacher */
export function admissionOf(
  claims: SignedInClaims,
  { signIn, teachers }: AdmissionRules,
  isInvited: boolean,
): Admission {
  const mayTeach = isInvited || teachers === null || isIn(claims, teachers)
  // A teacher may always sign in where teachers have domains of their own.
  const isTeacher = isInvited || isIn(claims, teachers ?? [])
  return { mayTeach, maySignIn: isTeacher || signIn === null || isIn(claims, signIn) }
}

/**
 * Returns whether an account belongs to one of the domains. Anyone can create a Google account with an address of a
 * school and keep it after leaving the school. Only `hd` says that the school owns the account
 * (Google, "OpenID Connect", ID token's payload).
 */
function isIn({ provider, email, hostedDomain }: SignedInClaims, domains: readonly string[]): boolean {
  const owner = hostedDomain?.toLowerCase() ?? null
  const isOwned = owner === null ? provider !== googleIssuer : domains.includes(owner)
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return isOwned && domain !== undefined && domains.includes(domain)
}
