/** The status of each level from a student's records, and the level to try next. */
import { type Level, levelsOf } from './catalogue.ts'
import { type Operation, operations } from './curriculum.ts'
import type { LevelStatus } from './vocabulary.ts'

/** The record of one level. */
export interface Best {
  /** The best streak. */
  readonly streak: number
  /** Whether a round has reached the target of its rules. This stays true if the target changes later. */
  readonly completed: boolean
}

/** A student's records by level id; a level without a record is missing. */
export type Bests = Readonly<Record<string, Best>>

/** Best streaks by level id, as a class overview shows them; a level without a record is missing. */
export type Streaks = Readonly<Record<string, number>>

/**
 * Returns the status of a level. "Working on" is a streak below the target
 * (docs/product/rules-of-play.md, "Level status").
 */
export function levelStatus(best: Best | undefined): LevelStatus {
  if (!best?.streak) return 'notStarted'
  return best.completed ? 'completed' : 'workingOn'
}

export function isCompleted(level: Level, bests: Bests): boolean {
  return levelStatus(bests[level.id]) === 'completed'
}

export function countCompleted(levels: readonly Level[], bests: Bests): number {
  return levels.filter((level) => isCompleted(level, bests)).length
}

/** Returns whether a student has completed every level of every operation, from the ids by operation. */
export function hasCompletedAll(completed: Readonly<Partial<Record<Operation, readonly string[]>>>): boolean {
  return operations.every((operation) => levelsOf(operation).every(({ id }) => completed[operation]?.includes(id)))
}

/**
 * Returns the level to try next (docs/product/rules-of-play.md, "Level status"). It is undefined if all are completed.
 * @param last the id of the level that was played last, if it is known
 */
export function nextLevel(levels: readonly Level[], bests: Bests, last?: string): Level | undefined {
  const { canDo, workingOn } = canDoAndWorkingOn(levels, bests)
  const hasRecord = canDo.length + workingOn.length > 0
  const streakOf = ({ id }: Level) => bests[id]?.streak ?? 0
  const longest = Math.max(...workingOn.map(streakOf))
  const from =
    (hasRecord && levels.find(({ id }) => id === last)) ||
    (workingOn.findLast((level) => streakOf(level) === longest) ?? canDo.at(-1))
  return inTurn(levels, from).find((level) => !isCompleted(level, bests))
}

/** Returns the values from this one on, and those before it at the end. */
export function inTurn<Value>(values: readonly Value[], from: Value | undefined): Value[] {
  const at = Math.max(0, from === undefined ? 0 : values.indexOf(from))
  return [...values.slice(at), ...values.slice(0, at)]
}

/** Returns the levels of the two boxes of a student's page (docs/product/teacher-screens.md, "One student"). */
export function canDoAndWorkingOn(levels: readonly Level[], bests: Bests): { canDo: Level[]; workingOn: Level[] } {
  const withStatus = (status: LevelStatus) => levels.filter((level) => levelStatus(bests[level.id]) === status)
  return { canDo: withStatus('completed'), workingOn: withStatus('workingOn') }
}

/** The goals of a child without a task are whole tens of right answers. Returns the next one. */
export const nextGoal = (right: number): number => (Math.floor(right / 10) + 1) * 10

/** Returns the better of two records of a level: the longer streak, and completed if either is. */
export function betterOf(some: Best | undefined, other: Best): Best {
  if (!some) return other
  return { streak: Math.max(some.streak, other.streak), completed: some.completed || other.completed }
}
