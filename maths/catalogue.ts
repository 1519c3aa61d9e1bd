/**
 * The curriculum: every stage and level with its title, in the order in which it is practised. Ids, totals and badges
 * derive from this table; what each level deals stands in `levels/`. An operation without stages is not playable yet.
 */
import type { Operation } from './vocabulary.ts'

/** Streak that completes a level: 5; 20 in Times Table (specification 2, section 9). */
export const targetByOperation: Record<Operation, number> = {
  addition: 5,
  subtraction: 5,
  multiplication: 5,
  division: 5,
  bedmas: 5,
  timestable: 20,
  length: 5,
  numberphase1: 5,
}

export interface Level {
  readonly operation: Operation
  /** "2" */
  readonly stage: string
  /** "2.3", unique within its operation. */
  readonly id: string
  /** The example on the level's button. */
  readonly title: string
  /** The streak that completes it. */
  readonly target: number
}

export interface Stage {
  readonly id: string
  readonly theme: string
  readonly levels: readonly Level[]
}

/** Stages are numbered from 1 in the order of the table, their levels likewise: 2.3 is the third of stage 2. */
export const stagesByOperation: Record<Operation, readonly Stage[]> = {
  addition: stages('addition', {
    'Single-digit numbers': ['3 + 4', '8 + 7', '30 + 6'],
    'Two-digit numbers': ['43 + 5', '47 + 8', '34 + 50', '42 + 35', '47 + 38'],
    'Three-digit numbers': ['342 + 56', '368 + 57', '425 + 300', '423 + 356', '467 + 285'],
    'Four-digit numbers': ['3421 + 356', '3468 + 757', '4250 + 3000', '4213 + 3562', '4678 + 2859'],
    Decimals: ['2.3 + 1.4', '3.7 + 2.8', '3.4 + 1.25', '12.34 + 5.62', '18.76 + 9.58'],
  }),
  subtraction: [],
  multiplication: [],
  division: [],
  bedmas: [],
  timestable: [],
  length: [],
  numberphase1: [],
}

function stages(operation: Operation, titlesByTheme: Record<string, readonly string[]>): Stage[] {
  const target = targetByOperation[operation]
  return Object.entries(titlesByTheme).map(([theme, titles], i) => {
    const stage = String(i + 1)
    return {
      id: stage,
      theme,
      levels: titles.map((title, j) => ({ operation, stage, id: `${stage}.${j + 1}`, title, target })),
    }
  })
}

/** Every level of an operation, in the order of practice. */
export function levelsOf(operation: Operation): readonly Level[] {
  return stagesByOperation[operation].flatMap((stage) => stage.levels)
}

export function findLevel(operation: Operation, id: string): Level | undefined {
  return levelsOf(operation).find((level) => level.id === id)
}
