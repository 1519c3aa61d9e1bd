/** A text for each kind of a union: of phrases that are said, or of pictures that are described. */
export type Sentences<U extends { readonly kind: string }> = {
  readonly [K in U['kind']]: (meaning: Extract<U, { readonly kind: K }>) => string
}

/** Joins sentences, and leaves out the empty ones. */
export const joinSentences = (...said: readonly string[]) => said.filter((text) => text !== '').join(' ')
