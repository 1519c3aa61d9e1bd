import type { Operation } from '#maths'

/** Records of an operation in a class; null: its name, its list of students, or anything at all. */
export interface ClassChange {
  readonly classId: string
  readonly operation: Operation | null
}

/** The way of changes from the process that made them to those that show them. */
export interface Channel {
  /** Whether it reaches this process only. */
  readonly isLocal: boolean
  /** Begins to hear; again changes nothing. `missed` is called when changes may have been lost. */
  open(heard: (change: ClassChange) => void, missed: () => void): void
  /** To every process that has opened it, this one too. */
  send(changes: readonly ClassChange[]): Promise<void>
  close(): Promise<void>
}

export function localChannel(): Channel {
  let hear: ((change: ClassChange) => void) | undefined
  return {
    isLocal: true,
    open(heard) {
      hear = heard
    },
    async send(changes) {
      for (const change of changes) hear?.(change)
    },
    async close() {
      hear = undefined
    },
  }
}
