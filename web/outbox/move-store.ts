/** A place that keeps unsent moves. */
import type { Move } from '#maths'
import type { RoundHeader, WaitingRound } from './sending.ts'

export interface MoveStore {
  /** Keeps all of the moves or none. A round that was set aside stays aside. */
  keep(header: RoundHeader, best: number, moves: readonly Move[]): Promise<void>
  /**
   * Returns an account's rounds with unsent moves, the least recently played one first. A round that was set aside is
   * left out until it is due for another try (`isDue`).
   */
  rounds(account: string): Promise<WaitingRound[]>
  /** Returns the first moves of a round after a number, in order. */
  moves(header: RoundHeader, after: number, atMost: number): Promise<Move[]>
  /** Returns the number of unsent moves of a round. */
  count(header: RoundHeader): Promise<number>
  /**
   * Deletes the unsent moves of a round up to a number, and keeps `sent`, the last of them, which the server has
   * acknowledged. A round without unsent moves is deleted.
   */
  drop(round: WaitingRound, upTo: number, sent: readonly Move[]): Promise<void>
  /** Excludes a round from sending until it is due, with the reason. Its moves are never deleted. */
  setAside(header: RoundHeader, reason: string): Promise<void>
}
