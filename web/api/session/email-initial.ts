import type { KnownAccount } from './session.ts'

/** Returns the first character of the account's e-mail in upper case, and null for an account without an e-mail. */
export function emailInitialOf({ email, emailInitial = null }: Pick<KnownAccount, 'email' | 'emailInitial'>) {
  return email === null ? emailInitial : firstCharacter(email.toUpperCase()) || null
}

/**
 * Returns the first character as a reader sees it, such as an emoji or a letter with its marks. Browsers without
 * `Intl.Segmenter` get the first code point, which is never half a letter.
 */
function firstCharacter(text: string): string {
  if (!('Segmenter' in Intl)) return [...text][0] ?? ''
  const [first] = new Intl.Segmenter('en-NZ').segment(text)
  return first?.segment ?? ''
}
