/** All operations, stages and levels with their properties, derived from the table in `curriculum.ts`. */
import { curriculum, type LevelId, type Operation, type OperationOf, operations } from './curriculum.ts'
import type { Columns, OperationCurriculum } from './operations/operation-curriculum.ts'
import type { Area } from './vocabulary.ts'

export interface Level<O extends Operation = Operation> {
  readonly operation: O
  /** The id of the level's stage: "2". */
  readonly stage: string
  /** "2.3", unique within its operation. */
  readonly id: LevelId<O>
  /** The example on the level's button. */
  readonly title: string
  /** The streak that completes the level. */
  readonly target: number
  /** Whether the level has a timer. Its streak counts only while the timer runs. */
  readonly timed: boolean
  /** Whether it is for children of Years 0 and 1, who learn to read and write. */
  readonly early: boolean
}

export interface Stage {
  readonly id: string
  readonly theme: string
  readonly levels: readonly Level[]
}

/** The highest number of each year in Number Structure (docs/product/curriculum.md, "Number Structure, Phase 1"). */
export const limitByYear: Readonly<Record<string, number>> = { '0': 10, '1': 20, '2': 100, '3': 1000 }

export const stagesByOperation: Readonly<Record<Operation, readonly Stage[]>> = Object.fromEntries(
  operations.map((operation) => [operation, stagesOf(operation)]),
) as Record<Operation, Stage[]>

function stagesOf(operation: Operation): Stage[] {
  const { target, timed, early = [], stages }: OperationCurriculum = curriculum[operation]
  return stages.map(({ id: stage, theme, levels }) => ({
    id: stage,
    theme,
    levels: Object.entries(levels).map(([id, title]) => ({
      operation,
      stage,
      id: id as LevelId,
      title,
      target,
      timed,
      early: early.includes(stage) || early.includes(id),
    })),
  }))
}

export const areaByOperation = Object.fromEntries(
  operations.map((operation) => [operation, curriculum[operation].area]),
) as { readonly [O in Operation]: (typeof curriculum)[O]['area'] }

export const titleByOperation = Object.fromEntries(
  operations.map((operation) => [operation, curriculum[operation].title]),
) as Readonly<Record<Operation, string>>

/** Returns the streak that completes a level of the operation. */
export const targetOf = (operation: Operation): number => curriculum[operation].target

/** Returns the word for a part of the operation's list: Stage, Year or Phase. */
export const partWordOf = (operation: Operation) => curriculum[operation].part

/** Returns the title of a part of the list: 'Stage 2', 'Year 0', 'Phase 1'. */
export const partTitle = (operation: Operation, stage: string) => `${partWordOf(operation)} ${stage}`

/** Returns the columns of the operation's class overview. */
export const columnsOf = (operation: Operation): Columns => curriculum[operation].columns

/** Returns whether each level has its own column in the class overview. */
export const hasColumnPerLevel = (operation: Operation) => columnsOf(operation).per === 'level'

/** Returns the word for a level of the operation within a sentence: 'level', 'table'. */
export function levelWordOf(operation: Operation): string {
  const columns = columnsOf(operation)
  return columns.per === 'level' ? columns.word.toLowerCase() : 'level'
}

/** Returns the operations of an area, in the order of the curriculum. */
export function operationsOf<A extends Area>(area: A): OperationOf<A>[] {
  return operations.filter((operation): operation is OperationOf<A> => curriculum[operation].area === area)
}

/** Returns every level of an operation, in the order of practice. */
export function levelsOf(operation: Operation): readonly Level[] {
  return stagesByOperation[operation].flatMap((stage) => stage.levels)
}

export function findLevel(operation: Operation, id: string): Level | undefined {
  for (const { levels } of stagesByOperation[operation]) {
    const found = levels.find((level) => level.id === id)
    if (found) return found
  }
  return undefined
}
