/**
 * The facts that a child knows and from which a product of the tables is worked out: 5 ×, 10 × or a double. An odd
 * number of fives is worked out from other fives, because a half of 90, 70 or 50 is harder.
 */

const isOddFives = (groups: number, size: number) => size === 5 && groups % 2 === 1

/** Returns how hard groups are: tens are the easiest ones, then two groups, an odd number of fives, and five groups. */
function rankOf(groups: number, size: number): number {
  if (size === 10) return 0
  return groups === 2 ? 1 : isOddFives(groups, size) ? 2 : groups === 5 ? 3 : 4
}

/** Returns whether b × a is easier than a × b. */
export const isEasierTurned = (a: number, b: number) => rankOf(b, a) < rankOf(a, b)

/** A way to a number of groups: the known groups, and those that are added or taken away. */
interface Way {
  readonly known: number
  readonly more: number
}

/** A way to a product, which may be turned: 5 × 9 is worked out as 9 × 5. */
interface KnownFact extends Way {
  readonly size: number
  readonly isTurned: boolean
}

/** Returns the fact from which a product is worked out, or null if it needs none: tens, and a factor of 0 or 1. */
export function knownFactOf(a: number, b: number): KnownFact | null {
  if (a <= 1 || b <= 1) return null
  const isTurned = isEasierTurned(a, b)
  const [groups, size] = isTurned ? [b, a] : [a, b]
  // The patterns of rules version 1 count an odd number of fives from the even number below it.
  const way = isOddFives(groups, size) ? { known: groups - 1, more: 1 } : wayTo(groups)
  return size === 10 ? null : { ...way, size, isTurned }
}

export const wayTo = (groups: number): Way => wayByGroups[groups]!

const wayByGroups: Readonly<Record<number, Way>> = {
  2: { known: 1, more: 1 },
  3: { known: 2, more: 1 },
  4: { known: 2, more: 2 },
  5: { known: 10, more: -5 },
  6: { known: 5, more: 1 },
  7: { known: 5, more: 2 },
  8: { known: 10, more: -2 },
  9: { known: 10, more: -1 },
  11: { known: 10, more: 1 },
  12: { known: 10, more: 2 },
}
