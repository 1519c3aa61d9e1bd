import type { Operation } from '../curriculum.ts'
import type { RoundSummary } from './round-summary.ts'

/** A stored round of a level with what it says of its student. Times are epoch milliseconds, by play. */
export interface PlayedRound extends Pick<RoundSummary, 'answers' | 'rightAnswers' | 'busy' | 'entries'> {
  readonly studentId: string
  readonly roundId: string
  readonly operation: Operation
  readonly levelId: string
  /** When its last move was made. The answers of a round count for that day. */
  readonly madeAt: number
}
