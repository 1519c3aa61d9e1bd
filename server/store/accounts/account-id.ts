import { createHash } from 'node:crypto'

/** A person's identity at a sign-in provider: the provider, and its own id of the person. */
export interface Identity {
  /** An issuer's address, or one of our own words, such as "local". */
  readonly provider: string
  readonly subject: string
}

/**
 * Returns the id of an account: 32 hex digits of a hash. It follows from the identity, so that the primary key allows
 * one account of each identity. A second unique key, which a sharded table could not have, is not needed.
 */
export function accountIdOf({ provider, subject }: Identity): string {
  return createHash('sha256').update(`${provider}\n${subject}`).digest('hex').slice(0, 32)
}
