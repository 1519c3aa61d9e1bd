/** Where moves wait on this device. */
import type { Move } from '#maths'
import type { RoundHeader, WaitingRound } from './sending.ts'

export interface Shelf {
  /** Resolves when the move is safe. A round that was set aside stays aside, with this move. */
  keep(header: RoundHeader, best: number, move: Move): Promise<void>
  /** An account's rounds with moves to send, the one played longest ago first. */
  rounds(account: string): Promise<WaitingRound[]>
  /** The first moves of a round, in order. */
  moves(header: RoundHeader, atMost: number): Promise<Move[]>
  /** Deletes moves up to a number; the round goes with its last move. */
  drop(header: RoundHeader, upTo: number): Promise<void>
  /** Takes a round out of sending, with the reason. Its moves stay, and are never deleted. */
  setAside(header: RoundHeader, reason: string): Promise<void>
}
