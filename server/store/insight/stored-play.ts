import { operations } from '#maths'
import type { PlayedRound } from '#maths/insight'

/** A round, or the answers of one part of a worksheet, as a row has it. Own problems have "set" as their operation. */
export interface StoredPlay extends Omit<PlayedRound, 'operation'> {
  readonly operation: string
}

const ofLevels: ReadonlySet<string> = new Set(operations)

/** Returns whether the questions were those of a level, and not own problems. */
export const isOfLevel = (play: StoredPlay): play is StoredPlay & PlayedRound => ofLevels.has(play.operation)
