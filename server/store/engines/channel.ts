import type { ClassEventKind } from '#contract'
import type { Operation } from '#maths'

/** A change of a class, as an event of it says (contract/events.ts). */
export interface ClassChange {
  readonly classId: string
  readonly kind: ClassEventKind
  /** Null for play, and where the class's name, its list of students or anything else has changed. */
  readonly operation: Operation | null
}

/** Carries changes from the process that made them to the processes whose pages show them. */
export interface Channel {
  /** True where the channel reaches only this process. */
  readonly isLocal: boolean
  /**
   * Begins to receive changes. Calls after the first have no effect. `onMissed` runs when changes may have been lost.
   */
  open(onChange: (change: ClassChange) => void, onMissed: () => void): void
  /** Sends changes to every process that has opened the channel, including this one. */
  send(changes: readonly ClassChange[]): Promise<void>
  close(): Promise<void>
}

export function localChannel(): Channel {
  let listener: ((change: ClassChange) => void) | undefined
  return {
    isLocal: true,
    open(onChange) {
      listener = onChange
    },
    async send(changes) {
      for (const change of changes) listener?.(change)
    },
    async close() {
      listener = undefined
    },
  }
}
