/** A place that keeps unsent moves. */
import type { Move } from '#maths'
import type { RoundHeader, WaitingRound } from './sending.ts'

export interface MoveStore {
  /** Keeps all of the moves or none. A round that was set aside stays aside. */
  keep(header: RoundHeader, best: number, moves: readonly Move[]): Promise<void>
  /** Returns an account's rounds with unsent moves, except those set aside. The least recently played one is first. */
  rounds(account: string): Promise<WaitingRound[]>
  /** Returns the first moves of a round after a number, in order. */
  moves(header: RoundHeader, after: number, atMost: number): Promise<Move[]>
  /** Returns the number of unsent moves of a round. */
  count(header: RoundHeader): Promise<number>
  /** Deletes the moves of a round up to a number. A round without moves is deleted. */
  drop(header: RoundHeader, upTo: number): Promise<void>
  /** Excludes a round from sending, with the reason. Its moves are never deleted. */
  setAside(header: RoundHeader, reason: string): Promise<void>
}
