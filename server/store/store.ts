/**
 * The shapes that several files of the store share. Each noun has its own file, with the same statements on both engines.
 * Times are epoch milliseconds of the store's clock.
 */
import type { Mark, Move, Operation, RandomState, SavedRound } from '#maths'

export type Clock = () => number

/** A round as stored. `state` is null where none of its moves has been judged. */
export interface StoredRound {
  readonly operation: Operation
  readonly levelId: string
  readonly rules: number
  readonly lastMove: number
  readonly state: SavedRound | null
  /** The best streak of the judged moves, and whether it reached the target. */
  readonly best: number
  readonly completed: boolean
  readonly closed: boolean
}

/** A move as stored: every answer given is kept, whether it counts or not. */
export interface StoredMove {
  readonly move: Move
  /** The numbers of the question that was dealt again; null for moves that mark nothing or were not judged. */
  readonly operands: readonly number[] | null
  /** Null for moves that mark nothing. */
  readonly mark: Mark | null
}

export interface RoundSave {
  readonly studentId: string
  readonly roundId: string
  readonly operation: Operation
  readonly levelId: string
  readonly stageId: string
  readonly rules: number
  /** The seed of the round's questions; null where the moves are not judged. */
  readonly seed: RandomState | null
  /** The last move stored before this save; 0 makes the round. */
  readonly after: number
  readonly moves: readonly StoredMove[]
  readonly state: SavedRound | null
  readonly best: number
  /** Whether `best` reaches the target of the round's rules. */
  readonly completed: boolean
}

/**
 * `best` and `completed` are the level's record after the save. `stale` means that the stored round has changed
 * meanwhile: read it again.
 */
export type SaveResult = { stale: true } | { stale: false; closed: boolean; best: number; completed: boolean }

export interface Rounds {
  /** Throws `DamagedRound` where the stored state cannot be read; so does `selectMoves` for moves. */
  select(studentId: string, roundId: string): Promise<StoredRound | null>
  /** Moves as they were sent, in order, from one number to another, both included. */
  selectMoves(studentId: string, roundId: string, from: number, to: number): Promise<Move[]>
  /**
   * Saves many rounds in one transaction, each guarded by its last move; progress is raised where a round that counts
   * exceeds the stored best. Results stand in the order of the saves and come after the commit.
   */
  save(saves: readonly RoundSave[]): Promise<SaveResult[]>
}
