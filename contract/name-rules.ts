/**
 * The rules of every name of a person or a class, without zod. So a browser can say what is wrong with a name before it
 * sends it (docs/product/accounts-and-classes.md, "Registration").
 */
import { hasHiddenCharacter } from './hidden-characters.ts'

/** The most characters of a first or last name. */
export const longestName = 100

/** Returns whether a text has no character that a database would silently change: NUL or a lone surrogate. */
export const isPlain = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

/** Returns a text without white space at its ends. Each other run of white space becomes one space. */
export const asLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

/** Returns whether a text has no unassigned or private characters, and no marks piled up over the lines around. */
export const isSteady = (text: string) => !/[\p{Cn}\p{Co}]|(?:\p{M}(?:\u200c|\u200d)*){5}/u.test(text)

export const hasVisible = (text: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text)

export type NameFault = 'empty' | 'tooLong' | 'unreadable'

/** Returns the reason for which a first or last name would be refused, or null. */
export function faultOfName(text: string): NameFault | null {
  if (text.length > longestName) return 'tooLong'
  const name = asLine(text)
  if (!isPlain(text) || !isSteady(name) || hasHiddenCharacter(name)) return 'unreadable'
  return hasVisible(name) ? null : 'empty'
}
