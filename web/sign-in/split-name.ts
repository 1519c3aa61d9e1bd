import type { Account } from '#contract'

/** The names to begin a form with: those of the record, else the provider's full name cut before its last word. */
export function namesIn(account: Pick<Account, 'firstName' | 'lastName' | 'displayName'>) {
  const words = account.displayName?.trim().split(/\s+/) ?? []
  return {
    firstName: account.firstName ?? words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName: account.lastName ?? (words.length > 1 ? words.at(-1)! : ''),
  }
}
