/** All stages and levels with their properties, derived from the table in `curriculum.ts`. */
import { curriculum, type LevelId } from './curriculum.ts'
import { type Area, areaByOperation, type Operation, type OperationOf, operations } from './vocabulary.ts'

export interface Level<O extends Operation = Operation> {
  readonly operation: O
  /** The id of its stage: "2". */
  readonly stage: string
  /** "2.3", unique within its operation. */
  readonly id: LevelId<O>
  /** The example on the level's button. */
  readonly title: string
  /** The streak that completes it. */
  readonly target: number
  /** Whether it has a timer. Its streak counts only while the timer runs. */
  readonly timed: boolean
}

export interface Stage {
  readonly id: string
  readonly theme: string
  readonly levels: readonly Level[]
}

/** The highest number of each year in Number Structure (docs/product/curriculum.md, "Number Structure, Phase 1"). */
export const limitByYear: Readonly<Record<string, number>> = { '0': 10, '1': 20, '2': 100, '3': 1000 }

export const stagesByOperation: Record<Operation, readonly Stage[]> = {
  addition: stagesOf('addition'),
  subtraction: stagesOf('subtraction'),
  multiplication: stagesOf('multiplication'),
  division: stagesOf('division'),
  bedmas: stagesOf('bedmas'),
  timestable: stagesOf('timestable'),
  length: stagesOf('length'),
  numberphase1: stagesOf('numberphase1'),
}

function stagesOf(operation: Operation): Stage[] {
  const { target, timed, stages } = curriculum[operation]
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
    })),
  }))
}

/** The streak that completes a level of the operation. */
export const targetOf = (operation: Operation): number => curriculum[operation].target

/** The word for a part of the operation's list: Stage 2, Year 0, Phase 1. */
export const partWordOf = (operation: Operation) => curriculum[operation].part

/** The operations of an area, in the order of the vocabulary. */
export function operationsOf<A extends Area>(area: A): OperationOf<A>[] {
  return operations.filter((operation): operation is OperationOf<A> => areaByOperation[operation] === area)
}

/** Every level of an operation, in the order of practice. */
export function levelsOf(operation: Operation): readonly Level[] {
  return stagesByOperation[operation].flatMap((stage) => stage.levels)
}

export function findLevel(operation: Operation, id: string): Level | undefined {
  return levelsOf(operation).find((level) => level.id === id)
}
