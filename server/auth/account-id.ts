import { createHash } from 'node:crypto'

/** The local provider's issuer in account ids, whatever the port: a school that moves its port keeps its accounts. */
export const localIssuer = 'local'

/** An account's id: 32 hex digits of a hash of who says so and of whom. */
export function accountIdOf(issuer: string, subject: string): string {
  return createHash('sha256').update(`${issuer}\n${subject}`).digest('hex').slice(0, 32)
}
