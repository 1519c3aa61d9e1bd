import { type Move, operandsOf, type PlayableLevel, play, type Refusal, type Round } from '#maths'
import type { StoredMove } from '../store/store.ts'

export interface Replay {
  /** The moves before the first impossible one, in order. */
  readonly accepted: readonly StoredMove[]
  /** The round after the accepted moves. */
  readonly round: Round
  readonly refused: { readonly number: number; readonly reason: Refusal } | null
}

/** Plays moves from a round on, as the browser did, and deals each question again. */
export function replay(level: PlayableLevel, from: Round, moves: readonly Move[]): Replay {
  const accepted: StoredMove[] = []
  let round = from
  for (const move of moves) {
    const { question } = round
    const played = play(level, round, move)
    if (!played.round) return { accepted, round, refused: { number: move.number, reason: played.refused } }
    round = played.round
    accepted.push(
      isMarked(move)
        ? { move, operands: operandsOf(question), mark: round.marked?.mark ?? null }
        : { move, operands: null, mark: null },
    )
  }
  return { accepted, round, refused: null }
}

/** Returns moves to store without being judged, because their rules are unknown or no longer accepted. */
export function keepUnjudged(moves: readonly Move[]): StoredMove[] {
  return moves.map((move) => ({ move, operands: null, mark: null }))
}

const isMarked = (move: Move) => move.kind !== 'next' && move.kind !== 'timer'
