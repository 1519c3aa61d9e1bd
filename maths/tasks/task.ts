/** A task: work that a teacher sets for students of a class (docs/product/teacher-screens.md, "Tasks"). */
import type { Day } from '../insight/day.ts'
import type { LevelRef } from '../playable/level.ts'
import type { SetVersion } from '../playable/set-ref.ts'

/** A set of own problems as a part, with what lists show of it. */
export interface SetPart {
  readonly kind: 'set'
  readonly set: SetVersion
  readonly title: string
  readonly problemCount: number
}

/** A piece of a task's work. A new kind is another member; the compiler then names the missing rows. */
export type TaskPart = LevelRef | SetPart

/** These fields of a task decide which play counts, and when its parts are done. Times are epoch milliseconds. */
export interface TaskRules {
  readonly parts: readonly TaskPart[]
  /** The right answers that a level needs. Null for the streak that completes it. A set always has its own rule. */
  readonly rightAnswers: number | null
  /** Whether a level that was completed before the task began is done. */
  readonly countsEarlier: boolean
  readonly beginsAt: number
  /** The last day on which work is in time. Null for a task without a due day. */
  readonly due: Day | null
  /** Null for an open task. */
  readonly closedAt: number | null
}
