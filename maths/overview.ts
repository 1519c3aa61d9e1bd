/**
 * The overview of a class (docs/product/teacher-screens.md, "Class overview"). Each student is in one column: "Not
 * started", the column of the highest level that the student has touched, or "Completed".
 */
import { columnsOf, hasColumnPerLevel, type Level, levelsOf, partTitle, stagesByOperation } from './catalogue.ts'
import type { Operation } from './curriculum.ts'
import type { Streaks } from './progress.ts'
import type { LevelStatus } from './vocabulary.ts'

/**
 * The streak at which a class overview counts a level as done, in Times Table too
 * (docs/product/teacher-screens.md, "Class overview").
 */
export const overviewTarget = 5

/**
 * The most classes of a teacher for which My Classes says what Insight has found, because each takes as long as its
 * page of Insight (docs/product/teacher-screens.md, "Teacher dashboard").
 */
export const findingsShown = 6

export interface OverviewColumn {
  readonly id: string
  readonly title: string
  /** The students in the column: those who have not started, who are at some levels, or who have completed them all. */
  readonly kind: 'notStarted' | 'levels' | 'completed'
}

const notStarted: OverviewColumn = { id: 'notStarted', title: 'Not started', kind: 'notStarted' }
const completed: OverviewColumn = { id: 'completed', title: 'Completed', kind: 'completed' }

/** Returns the column "Not started", a column for each part or each level of the operation, and "Completed". */
export function overviewColumns(operation: Operation): OverviewColumn[] {
  return [notStarted, ...middleColumns(operation), completed]
}

function middleColumns(operation: Operation): OverviewColumn[] {
  const kind = 'levels'
  const columns = columnsOf(operation)
  if (columns.per === 'part')
    return stagesByOperation[operation].map(({ id }) => ({ id, title: partTitle(operation, id), kind }))
  return levelsOf(operation).map(({ id }, i) => ({ id, title: `${columns.word} ${columns.from + i}`, kind }))
}

export interface OverviewPlace {
  /** The id of the column. */
  readonly column: string
  /** The status of the highest level touched or of the whole operation, shown in black, orange or green. */
  readonly status: LevelStatus
  /** Whether the streak for green is below the one that completes a level for the student, as in Times Table. */
  readonly isOnTheWay?: true
  /** The highest level touched, or undefined if no level was touched. */
  readonly level?: Level
}

/**
 * Returns a student's column.
 *
 * @param streaks the student's best streaks in the operation; a level with a record has been touched
 */
export function overviewPlace(operation: Operation, streaks: Streaks): OverviewPlace {
  const levels = levelsOf(operation)
  const hasStreak = (goal: number) => (level: Level) => (streaks[level.id] ?? 0) >= goal
  const isDone = hasStreak(overviewTarget)
  // The catalogue is in the order of practice.
  const level = levels.findLast(({ id }) => streaks[id] !== undefined)
  if (!level) return { column: notStarted.id, status: 'notStarted' }
  const onTheWay = (green: readonly Level[]) =>
    green.every(hasStreak(level.target)) ? {} : { isOnTheWay: true as const }
  if (levels.every(isDone)) return { column: completed.id, status: 'completed', ...onTheWay(levels), level }
  const column = hasColumnPerLevel(operation) ? level.id : level.stage
  return isDone(level)
    ? { column, status: 'completed', ...onTheWay([level]), level }
    : { column, status: 'workingOn', level }
}
