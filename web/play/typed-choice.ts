/** Choosing by typing: "B", or "1" and then "2" for 12. */
export interface TypedChoice {
  /** What was typed of a choice so far. */
  readonly typed: string
  /** The choice it names, or null while it is only the beginning of one. */
  readonly choice: string | null
}

/** After a key: it goes on with what was typed, or begins afresh. Null where it is the beginning of no choice. */
export function typedChoice(choices: readonly string[], before: string, key: string): TypedChoice | null {
  const sign = key.toUpperCase()
  for (const typed of [before + sign, sign]) {
    if (choices.some((choice) => choice.startsWith(typed))) {
      return { typed, choice: choices.includes(typed) ? typed : null }
    }
  }
  return null
}
