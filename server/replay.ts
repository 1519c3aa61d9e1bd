import { type Move, type PlayableLevel, play, type Refusal, type Round } from '#maths'
import type { StoredMove } from './store/store.ts'

export interface Replay {
  /** The moves that were possible, in order, up to the first that was not. */
  readonly accepted: readonly StoredMove[]
  /** The round after them. */
  readonly round: Round
  readonly refused: { readonly number: number; readonly reason: Refusal } | null
}

/** Plays moves on from a round, as the browser did. */
export function replay(level: PlayableLevel, from: Round, moves: readonly Move[]): Replay {
  const accepted: StoredMove[] = []
  let round = from
  for (const move of moves) {
    const played = play(level, round, move)
    if (!played.round) return { accepted, round, refused: { number: move.number, reason: played.refused } }
    round = played.round
    accepted.push({ move, asked: askedBy(move), mark: marks(move) ? (round.marked?.mark ?? null) : null })
  }
  return { accepted, round, refused: null }
}

/** Returns moves to store without being judged, because their rules are unknown or no longer accepted. */
export function keepUnjudged(moves: readonly Move[]): StoredMove[] {
  return moves.map((move) => ({ move, asked: askedBy(move), mark: null }))
}

const marks = (move: Move) => move.kind !== 'next' && move.kind !== 'timer'

const askedBy = (move: Move) => ('question' in move ? move.question : null)
