import type { Operation } from '../curriculum.ts'
import type { RoundSummary } from './round-summary.ts'

/** A stored round of a level or of own problems, as far as it shows practice. Times are epoch milliseconds, by play. */
export interface PracticeRound extends Pick<RoundSummary, 'answers' | 'busy'> {
  readonly studentId: string
  /** When its last move was made. The answers of a round count for that day. */
  readonly madeAt: number
}

/** A stored round of a level with what it says of its student. */
export interface PlayedRound extends PracticeRound, Pick<RoundSummary, 'rightAnswers' | 'entries'> {
  readonly roundId: string
  readonly operation: Operation
  readonly levelId: string
}
