/**
 * Where a student stands in the overview of a class (docs/product/teacher-screens.md, "Class overview"). Each student
 * stands in one column: not started, the one of the highest level touched, or completed.
 */
import { type Level, levelsOf, partWordOf, stagesByOperation } from './catalogue.ts'
import type { Streaks } from './progress.ts'
import type { LevelStatus, Operation } from './vocabulary.ts'

/**
 * The class overview counts a level as done at 5, Times Table too (docs/product/teacher-screens.md, "Class overview").
 */
export const overviewTarget = 5

export interface OverviewColumn {
  readonly id: string
  readonly title: string
  /** Whether it stands for levels, or before or after them all. */
  readonly kind: 'notStarted' | 'levels' | 'completed'
}

const notStarted: OverviewColumn = { id: 'notStarted', title: 'Not started', kind: 'notStarted' }
const completed: OverviewColumn = { id: 'completed', title: 'Completed', kind: 'completed' }

/** Not started, a column a stage (a table in Times Table, a phase in Length), completed. */
export function overviewColumns(operation: Operation): OverviewColumn[] {
  return [notStarted, ...middleColumns(operation), completed]
}

function middleColumns(operation: Operation): OverviewColumn[] {
  const kind = 'levels'
  if (operation === 'timestable')
    return levelsOf(operation).map(({ id }, table) => ({ id, title: String(table), kind }))
  const word = partWordOf(operation)
  return stagesByOperation[operation].map(({ id }) => ({ id, title: `${word} ${id}`, kind }))
}

export interface OverviewPlace {
  /** The id of the column. */
  readonly column: string
  /** Shown black, orange or green: of the highest level touched, or of the whole. */
  readonly status: LevelStatus
  /** The highest level touched, none where nothing was. */
  readonly level?: Level
}

/** @param streaks the student's best streaks in the operation; a level with a record has been touched. */
export function overviewPlace(operation: Operation, streaks: Streaks): OverviewPlace {
  const levels = levelsOf(operation)
  const isDone = ({ id }: Level) => (streaks[id] ?? 0) >= overviewTarget
  // The catalogue stands in the order of stage, then level, as numbers.
  const level = levels.findLast(({ id }) => streaks[id] !== undefined)
  if (!level) return { column: notStarted.id, status: 'notStarted' }
  if (levels.every(isDone)) return { column: completed.id, status: 'completed', level }
  return {
    column: operation === 'timestable' ? level.id : level.stage,
    status: isDone(level) ? 'completed' : 'workingOn',
    level,
  }
}
