/** A class sorted into the columns of an overview. `maths/overview.ts` decides on the columns and their students. */

import type { OverviewStudent } from '#contract'
import {
  hasColumnPerLevel,
  type Level,
  type LevelStatus,
  levelsOf,
  type Operation,
  type OverviewColumn,
  overviewColumns,
  overviewPlace,
  overviewTarget,
  stagesByOperation,
} from '#maths'
import { m } from '../language/messages.ts'

export interface PlacedStudent {
  readonly id: string
  readonly name: string
  readonly status: LevelStatus
  /** Whether the streak for green does not complete a level for the student, as in Times Table. */
  readonly isOnTheWay: boolean
  /** The level next to the name. It is undefined in the columns before and after the levels. */
  readonly level: Level | undefined
}

export interface FilledColumn extends OverviewColumn {
  /** A line below the title of the column, or ''. */
  readonly note: string
  readonly students: readonly PlacedStudent[]
}

/** Returns every column, also the empty ones, with its students in the given order. */
export function fillColumns(operation: Operation, students: readonly OverviewStudent[]): FilledColumn[] {
  const positioned = students.map(({ id, shortName, streaks }) => ({
    id,
    shortName,
    ...overviewPlace(operation, streaks),
  }))
  return overviewColumns(operation).map((column) => {
    const hasLevels = column.kind === 'levels'
    return {
      ...column,
      title: titleOf(column),
      note: noteOf(operation, column),
      students: positioned
        .filter((student) => student.column === column.id)
        .map(({ id, shortName, status, isOnTheWay = false, level }) => ({
          id,
          name: shortName,
          status,
          isOnTheWay,
          level: hasLevels ? level : undefined,
        })),
    }
  })
}

function titleOf({ kind, title }: OverviewColumn): string {
  if (kind === 'notStarted') return m.overview_not_started()
  return kind === 'completed' ? m.overview_completed() : title
}

function noteOf(operation: Operation, { id, kind }: OverviewColumn): string {
  // So many columns have no room for a note, and the title of a level says enough.
  if (hasColumnPerLevel(operation)) return kind === 'completed' ? m.overview_all_tables({ goal: overviewTarget }) : ''
  if (kind === 'notStarted') return m.overview_no_levels()
  if (kind === 'completed') return m.overview_all_levels({ count: levelsOf(operation).length })
  return stagesByOperation[operation].find((stage) => stage.id === id)?.theme ?? ''
}
