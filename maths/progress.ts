/** What a best streak says about a level, and what to try next. */
import type { Level } from './catalogue.ts'
import type { LevelStatus } from './vocabulary.ts'

/** Best streak by level id; a level without a record is missing. */
export type Bests = Readonly<Record<string, number>>

/** Not started; working on (from 1 to below the target); completed (specification 2, section 4). */
export function levelStatus(level: Level, best: number | undefined): LevelStatus {
  if (!best) return 'notStarted'
  return best >= level.target ? 'completed' : 'workingOn'
}

export function isCompleted(level: Level, bests: Bests): boolean {
  return levelStatus(level, bests[level.id]) === 'completed'
}

export function countCompleted(levels: readonly Level[], bests: Bests): number {
  return levels.filter((level) => isCompleted(level, bests)).length
}

/** The level to try next: the first one that is not completed; none when all are. */
export function nextLevel(levels: readonly Level[], bests: Bests): Level | undefined {
  return levels.find((level) => !isCompleted(level, bests))
}

/** The two boxes of a student's page (specification 2, section 2: "per-student pages"). */
export function canDoAndWorkingOn(levels: readonly Level[], bests: Bests): { canDo: Level[]; workingOn: Level[] } {
  const having = (status: LevelStatus) => levels.filter((level) => levelStatus(level, bests[level.id]) === status)
  return { canDo: having('completed'), workingOn: having('workingOn') }
}
