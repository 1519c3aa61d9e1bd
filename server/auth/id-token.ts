/**
 * The claims of an ID token that the app reads itself; openid-client checks the others. Each reader throws if a token
 * is not what its provider sends ([decision 41](../../docs/decisions/041-two-sign-in-providers.md)).
 */
import { z } from 'zod'
import { isPlain } from '#contract'
import { googleIssuer } from '../config.ts'

/** The claims of a token about a person. */
export interface TokenClaims {
  readonly subject: string
  /** Null if the provider has verified none. */
  readonly email: string | null
  readonly displayName: string | null
  /** Whether an organisation owns the account: not a private account, and not a guest of the organisation. */
  readonly isOwned: boolean
  /** The domain of this organisation (`hd`). Only Google sends it. */
  readonly hostedDomain: string | null
}

interface TokenOf {
  readonly clientId: string
  readonly issuer: string
  readonly tenant?: string | undefined
}

export type ClaimsReader = (token: unknown, from: TokenOf) => TokenClaims

const plain = z.string().refine(isPlain)

/**
 * An account needs no email address. An ID token that names the client that it was made for (`azp`) must name this one.
 * `sub` has at most 255 characters (OpenID Connect Core, section 2).
 */
const commonToken = (clientId: string) =>
  z.object({
    azp: z.literal(clientId).optional(),
    sub: plain.min(1).max(255),
    email: plain
      .regex(/^[^\s@\p{C}]+@[^\s@\p{C}]+$/u)
      .max(320)
      .optional(),
    name: plain.max(200).nullable().catch(null),
  })

const standardParts = z.object({ email_verified: z.unknown().optional(), hd: plain.max(253).optional() })

/**
 * Reads the token of Google, of another provider in its place, and of the local provider. An unverified address is
 * refused. Anyone can make a private Google account with an address of a school, and keep it after leaving the school.
 * Only `hd` says that the school owns the account (Google, "OpenID Connect", ID token's payload).
 */
export const standardClaims: ClaimsReader = (token, { clientId, issuer }) => {
  const { sub, email, email_verified, hd, name } = commonToken(clientId).extend(standardParts.shape).parse(token)
  if (email !== undefined && email_verified !== true) throw new Error('the email address is not verified')
  const isOwned = hd !== undefined || new URL(issuer).origin !== googleIssuer
  return { subject: sub, email: email ?? null, displayName: name, isOwned, hostedDomain: hd ?? null }
}

const microsoftParts = (tenant: string | undefined) =>
  z.object({
    tid: z.string().refine((tid) => tid.toLowerCase() === tenant),
    iss: z.string(),
    /** The issuer that has authenticated the person, where that is not `iss`. */
    idp: z.string().optional(),
    /** 0 for a member of the tenant, and 1 for a guest. An operator can ask for it. */
    acct: z.unknown().optional(),
    /** Whether the owner of the address's domain was verified. An operator can ask for it. */
    xms_edov: z.unknown().optional(),
  })

/**
 * Reads the token of Microsoft for one tenant. The tenant's administrator gives its members their addresses, so these
 * count as verified. The address of a guest comes from elsewhere, and counts only where Microsoft says that the owner
 * of its domain was verified (`xms_edov`). Otherwise the account has no address.
 */
export const microsoftClaims: ClaimsReader = (token, { clientId, tenant }) => {
  const schema = commonToken(clientId).extend(microsoftParts(tenant).shape)
  const { sub, email, name, iss, idp, acct, xms_edov: isDomainVerified } = schema.parse(token)
  const isMember = (acct === undefined || isOff(acct)) && (idp === undefined || idp === iss)
  const isVerified = isDomainVerified === undefined ? isMember : isOn(isDomainVerified)
  return {
    subject: sub,
    email: isVerified ? (email ?? null) : null,
    displayName: name,
    isOwned: isMember,
    hostedDomain: null,
  }
}

/** Microsoft sends truth values as booleans, numbers or texts. */
const isOn = (value: unknown) => [true, 1, '1', 'true'].some((on) => value === on)
const isOff = (value: unknown) => [false, 0, '0', 'false'].some((off) => value === off)
