import { isDeepStrictEqual } from 'node:util'
import {
  type Move,
  type PlayableLevel,
  type Played,
  play,
  playAsAsked,
  type Question,
  type Refusal,
  type Round,
} from '#maths'
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
  return replayBy((round, move) => play(level, round, move), from, moves)
}

/** The same for a round that another released version of the rules dealt; `stored` are its moves so far. */
export function replayAsAsked(
  level: PlayableLevel,
  from: Round,
  stored: readonly Move[],
  moves: readonly Move[],
): Replay {
  const playOne = (round: Round, move: Move) => {
    const before = moves.filter(({ number }) => number < move.number)
    return playAsAsked(level, round, move, questionsIn([...stored, ...before]))
  }
  return replayBy(playOne, from, moves)
}

/** The questions of a round in order. One that stands several times running was tried again: no level repeats itself. */
function questionsIn(moves: readonly Move[]): Question[] {
  const asked = moves.map(askedBy).filter((question) => question !== null)
  return asked.filter((question, i) => !isDeepStrictEqual(question, asked[i - 1]))
}

function replayBy(playOne: (round: Round, move: Move) => Played, from: Round, moves: readonly Move[]): Replay {
  const accepted: StoredMove[] = []
  let round = from
  for (const move of moves) {
    const played = playOne(round, move)
    if (!played.round) return { accepted, round, refused: { number: move.number, reason: played.refused } }
    round = played.round
    accepted.push({ move, asked: askedBy(move), mark: marks(move) ? (round.marked?.mark ?? null) : null })
  }
  return { accepted, round, refused: null }
}

/** Moves of rules that this server did not release: kept, but not judged. */
export function keepUnjudged(moves: readonly Move[]): StoredMove[] {
  return moves.map((move) => ({ move, asked: askedBy(move), mark: null }))
}

const marks = (move: Move) => move.kind !== 'next' && move.kind !== 'timer'

const askedBy = (move: Move) => ('question' in move ? move.question : null)
