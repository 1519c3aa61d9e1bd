/** Choosing by typing: "B", or "1" and then "2" for 12. */
export interface TypedChoice {
  /** What was typed of a choice so far. */
  readonly typed: string
  /** The choice it names, or null while it is only the beginning of one. */
  readonly choice: string | null
  /** What fewer of these keys named: it was only the beginning, and this choice takes its place. */
  readonly insteadOf: string | null
}

export const nothingTyped: TypedChoice = { typed: '', choice: null, insteadOf: null }

/** After a key: it goes on with what was typed, or begins afresh. Null where it is the beginning of no choice. */
export function typedChoice(choices: readonly string[], before: TypedChoice, key: string): TypedChoice | null {
  const sign = key.toUpperCase()
  const ways = [
    { typed: before.typed + sign, insteadOf: before.choice ?? before.insteadOf },
    { typed: sign, insteadOf: null },
  ]
  const way = ways.find(({ typed }) => choices.some((choice) => choice.startsWith(typed)))
  return way ? { ...way, choice: choices.includes(way.typed) ? way.typed : null } : null
}
