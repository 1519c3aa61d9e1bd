/** The rules for signing in and for registering as a teacher (docs/operations.md, "Who may sign in and teach"). */
import type { AdmissionRules } from '../config.ts'
import type { Claims } from '../store/accounts/accounts.ts'
import type { TokenClaims } from './id-token.ts'

/** The claims of a person who signs in. */
export type SignedInClaims = Claims & TokenClaims

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
  // An account without an organisation and without a verified address cannot be traced to a person.
  const isKnown = claims.isOwned || claims.email !== null
  const mayTeach = isInvited || (teachers === null ? isKnown : isIn(claims, teachers))
  // A teacher may always sign in where teachers have domains of their own.
  const isTeacher = isInvited || isIn(claims, teachers ?? [])
  return { mayTeach, maySignIn: isTeacher || signIn === null || isIn(claims, signIn) }
}

/** Returns whether an account belongs to one of the domains: by its address and by the organisation that owns it. */
function isIn({ email, isOwned, hostedDomain }: SignedInClaims, domains: readonly string[]): boolean {
  const isOfOwner = isOwned && (hostedDomain === null || domains.includes(hostedDomain.toLowerCase()))
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return isOfOwner && domain !== undefined && domains.includes(domain)
}
