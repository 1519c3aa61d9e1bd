import type { Line } from './parts.ts'

type ByKind<U extends { readonly kind: string }, Said> = {
  readonly [K in U['kind']]: (meaning: Extract<U, { readonly kind: K }>) => Said
}

/** A sentence for each kind of phrase. */
export type Sentences<U extends { readonly kind: string }> = ByKind<U, Line>

/** A text alternative for each kind of picture. */
export type Descriptions<U extends { readonly kind: string }> = ByKind<U, string>

/** Joins sentences of a description, and leaves out the empty ones. */
export const joinSentences = (...said: readonly string[]) => said.filter((text) => text !== '').join(' ')
