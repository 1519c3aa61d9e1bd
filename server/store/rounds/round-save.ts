import type { Mark, Move, RandomState, RecordRef, RefKey, SavedRound } from '#maths'
import type { RoundSummary } from '#maths/insight'
import type { Pace } from './stored-round.ts'

/**
 * A move with the time at which it was made (not when it arrived), in epoch milliseconds
 * (server/rounds/judge.ts).
 */
export interface TimedMove {
  readonly move: Move
  readonly madeAt: number
}

/** A move as stored. Every answer is stored, whether it counts or not. */
export interface StoredMove extends TimedMove {
  /** The operands of the question, which is dealt again. Null for a move without a mark, or one that was not judged. */
  readonly operands: readonly number[] | null
  /** Null for a move that has no mark, such as Continue. */
  readonly mark: Mark | null
}

/** The record that a round raises, with the stage of its level. The round has the key of this level. */
export interface RaisedRecord extends RecordRef {
  readonly stageId: string
}

/** A right answer to an own problem. `problem` is its key. */
export interface SolvedNow {
  readonly problem: string
  readonly solvedAt: number
}

export interface RoundSave {
  readonly studentId: string
  readonly roundId: string
  /** The merged account that has played the round. Null for the student's own rounds. */
  readonly playedAs: string | null
  /** The key of the round's playable. */
  readonly key: RefKey
  /** Null if the round raises no record. */
  readonly record: RaisedRecord | null
  readonly rules: number
  /** The seed of the questions of a new round, or null if the round is stored or its moves are not judged. */
  readonly seed: RandomState | null
  /** The number of the last move stored before this save. A save after 0 creates the round. */
  readonly after: number
  readonly moves: readonly StoredMove[]
  readonly state: SavedRound | null
  readonly best: number
  /** Whether `best` reaches the target of the round's rules. */
  readonly completed: boolean
  /**
   * When the answer that first reached the target was made (not when it arrived), in epoch milliseconds. Null before.
   */
  readonly completedAt: number | null
  /** Milliseconds of play up to the last move, as the device counts them. */
  readonly played: number
  /** The own problems that these moves answer right, with the times of the answers. A level has none. */
  readonly solved: readonly SolvedNow[]
  readonly pace: Pace
  /** The summary of the judged moves for Insight. */
  readonly summary: RoundSummary
  /** The verdict on the pace (server/rounds/unlikely-play.ts). */
  readonly isTooQuick: boolean
}

/**
 * `best` and `completed` are the level's record after the save, or those of a round that raises no record. `stale`
 * means that the stored round has changed meanwhile, and that the caller should read it again.
 */
export type SaveResult = { stale: true } | { stale: false; closed: boolean; best: number; completed: boolean }
