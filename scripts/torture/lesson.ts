import type { PlayableLevel } from '#maths'
import type { Conditions } from './conditions.ts'
import type { Ledger } from './ledger.ts'

/** The last move of an acknowledged request. */
export interface Acknowledged {
  readonly studentId: string
  readonly roundId: string
  readonly lastMove: number
  /** False if the server may have stored all its moves before, and so replied without a write. */
  readonly isNew: boolean
}

/** The data that all people of a run share. */
export interface Lesson {
  readonly url: string
  readonly seed: string
  /** The levels of each operation. */
  readonly levelsByOperation: readonly (readonly PlayableLevel[])[]
  readonly ledger: Ledger
  readonly conditions: Conditions
  /** The most milliseconds that a person waits for one reply, and about the most for a request to succeed. */
  readonly patience: number
  /** Returns false when everyone has to send the remaining moves and stop. */
  isOpen(): boolean
  /** Reports moves that were acknowledged. `askedAt` is the time of their request, by `performance.now()`. */
  reportAcknowledged(askedAt: number, acknowledged: Acknowledged): void
}
