/** The times at which moves were made, in the epoch milliseconds of the server. */
import type { Move } from '#maths'
import type { TimedMove } from '../store/rounds/round-save.ts'

/** The longest age of a move in a request, in milliseconds: 60 days. An older move counts as that old. */
export const mostAge = 60 * 24 * 3600_000

/**
 * Returns the moves of a request with their times. The times of a round's moves say how far they are apart.
 *
 * @param age milliseconds from the last move to the sending of the request, by the device's clock; 0 if unknown
 */
export function timedMoves(moves: readonly Move[], arrivedAt: number, age = 0): TimedMove[] {
  const earliest = arrivedAt - mostAge
  const latest = arrivedAt - Math.min(Math.max(age, 0), mostAge)
  const end = moves.at(-1)?.at ?? 0
  return moves.map((move) => ({ move, madeAt: Math.max(earliest, Math.min(latest, latest - (end - move.at))) }))
}
