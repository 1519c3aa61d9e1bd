/** A class sorted into the columns of an overview; the columns and where a student stands are `maths/overview.ts`. */
import type { OverviewStudent } from '#contract'
import {
  type Level,
  type LevelStatus,
  levelsOf,
  type OperationOf,
  type OverviewColumn,
  overviewColumns,
  overviewPlace,
  stagesByOperation,
} from '#maths'

/**
 * The operations in which a class can be viewed. Number Structure is not implemented
 * (docs/product/teacher-screens.md, "Not implemented yet").
 */
export type SeenOperation = OperationOf<'timestable' | 'fouroperations' | 'measurement'>

export interface PlacedStudent {
  readonly id: string
  readonly name: string
  readonly status: LevelStatus
  /** What the chip says beside the name: none where the column says it all. */
  readonly level: Level | undefined
}

export interface FilledColumn extends OverviewColumn {
  /** What the column is about, below its title; '' where the title says it. */
  readonly note: string
  readonly students: readonly PlacedStudent[]
}

/** Every column, empty ones too, its students in the order given. */
export function fillColumns(operation: SeenOperation, students: readonly OverviewStudent[]): FilledColumn[] {
  const placed = students.map(({ id, shortName, streaks }) => ({ id, shortName, ...overviewPlace(operation, streaks) }))
  return overviewColumns(operation).map((column) => {
    const hasLevels = column.kind === 'levels'
    return {
      ...column,
      title: hasLevels && operation === 'timestable' ? `Table ${column.title}` : column.title,
      note: noteOf(operation, column),
      students: placed
        .filter((student) => student.column === column.id)
        .map(({ id, shortName, status, level }) => ({
          id,
          name: shortName,
          status,
          level: hasLevels ? level : undefined,
        })),
    }
  })
}

function noteOf(operation: SeenOperation, { id, kind }: OverviewColumn): string {
  // Fifteen columns have no room for it, and a table's title says what it is.
  if (operation === 'timestable') return ''
  if (kind === 'notStarted') return 'No levels yet'
  if (kind === 'completed') return `All ${levelsOf(operation).length} levels`
  return stagesByOperation[operation].find((stage) => stage.id === id)?.theme ?? ''
}
