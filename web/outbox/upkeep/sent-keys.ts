/** The upkeep's decisions about sent moves as pure functions of their keys. */
import type { SentKey } from '../device-database.ts'

/** Milliseconds for which sent moves are kept: 14 days (docs/product/limits.md, "On the device"). */
const keptFor = 14 * 24 * 3600_000

/** The most bytes of sent moves that are kept of an account: 2 MB, with some room for the database's own bytes. */
const keptOfAccount = 1_900_000

/**
 * Returns the keys of the moves to delete: those that are too old, and the oldest ones of an account with too many. A
 * round without its first moves is of no use to the server, so a round goes as a whole.
 */
export function keysToDelete(keys: readonly SentKey[], now: number): SentKey[] {
  const sizes = new Map<string, number>()
  const goes = new Set<string>()
  for (const [account, at, round, , , size] of keys.toSorted((a, b) => b[1] - a[1])) {
    const sum = (sizes.get(account) ?? 0) + size
    sizes.set(account, sum)
    // A clock that was set back must not keep moves for ever.
    if (sum > keptOfAccount || Math.abs(now - at) > keptFor) goes.add(round)
  }
  return keys.filter(([, , round]) => goes.has(round))
}

/** Returns the number of the last sent move of each round. */
export function lastMoves(keys: readonly SentKey[]): { round: string; lastMove: number }[] {
  const lastByRound = new Map<string, number>()
  for (const [, , round, , last] of keys) lastByRound.set(round, Math.max(lastByRound.get(round) ?? 0, last))
  return [...lastByRound].map(([round, lastMove]) => ({ round, lastMove }))
}

/** Returns the keys of a round's moves after a number, or null if one of these moves is missing. */
export function keysAfter(keys: readonly SentKey[], round: string, after: number): SentKey[] | null {
  const ofRound = keys.filter(([, , of, , last]) => of === round && last > after)
  let next = after + 1
  for (const [, , , first, last] of ofRound.toSorted((a, b) => a[3] - b[3])) {
    if (first > next) return null
    next = Math.max(next, last + 1)
  }
  return ofRound.length > 0 ? ofRound : null
}
