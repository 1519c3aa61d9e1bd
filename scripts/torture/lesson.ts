import type { PlayableLevel } from '#maths'
import type { Ledger } from './ledger.ts'
import type { Power } from './power.ts'

/** Everything that the people of a run share. */
export interface Lesson {
  readonly url: string
  readonly seed: string
  /** The levels of each operation. */
  readonly levelsByOperation: readonly (readonly PlayableLevel[])[]
  readonly ledger: Ledger
  readonly power: Power
  /** False when everyone is to send what is left and stop. */
  goesOn(): boolean
  /** Reports moves that were acknowledged. `askedAt` is the time of their request, by `performance.now()`. */
  reportAcknowledged(askedAt: number): void
}
