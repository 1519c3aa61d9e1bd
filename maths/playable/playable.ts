/** Everything that can be played: a level, or a thing of another kind (kinds.ts). A round knows only this. */

import type { Operation } from '../curriculum.ts'
import type { Dealer } from '../dealer.ts'
import type { Rules } from '../rules.ts'

/** Names a playable. Each kind adds its own fields, which are also its fields in a request. */
export interface Ref {
  readonly kind: string
}

/** A playable under one version of the rules. */
export interface Playable<R extends Ref = Ref> {
  readonly ref: R
  /** The streak that completes it. */
  readonly target: number
  /** Whether it has a timer, and counts a streak only while the timer runs. */
  readonly timed: boolean
  readonly rules: Rules
  readonly dealer: Dealer
}

/**
 * The two texts under which a round keeps its ref (docs/decisions/024-playables-of-several-kinds.md). Different refs
 * have different keys. The key of a level begins with its operation, and that of any other playable with its kind.
 */
export type RefKey = readonly [group: string, id: string]

/** The level whose record a round raises. */
export interface RecordRef {
  readonly operation: Operation
  readonly levelId: string
}
