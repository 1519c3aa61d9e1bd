import type { Level } from '#maths'
import type { OperationRow } from '../../routes/operations.ts'

/** A button of the dialog: it leaves the playable, or continues it. */
interface CelebrationButton {
  readonly text: string
  /** The second line, which says where it leads. */
  readonly to?: string
  readonly leaves: boolean
}

/** The text, the hops and the buttons of a celebration. */
export interface Celebrated {
  readonly text: string
  /** The form in which the playable shows a streak, and the hops of a completed one. */
  readonly streak: OperationRow['streak']
  readonly hops: number
  /** The completed level. Without it there is no confetti. */
  readonly level?: Level
  readonly buttons: readonly [CelebrationButton, CelebrationButton]
}
