/** How Insight reads the answers of each operation. The compiler asks for the row of a new operation. */
import type { LevelId, Operation } from '../curriculum.ts'

interface OperationInsight<Id extends string = string> {
  /** The levels with two or three things to tap, where guesses are right more often. */
  readonly fewToTap: readonly Id[]
  /** Levels whose slips say nothing, because most wrong answers follow some rule. */
  readonly withoutSlips: readonly Id[]
  /** Whether its levels are in the boxes of strengths and gaps. */
  readonly hasBoxes: boolean
  /** The most questions that a round keeps, and the fewest of 14 days with which a student can be stuck. */
  readonly mostEntries: number
  readonly fewestQuestions: number
}

const usual = { fewToTap: [], withoutSlips: [], hasBoxes: true, mostEntries: 20, fewestQuestions: 20 } as const

const rows: { readonly [O in Operation]: OperationInsight<LevelId<O>> } = {
  addition: usual,
  subtraction: usual,
  multiplication: usual,
  division: usual,
  bedmas: usual,
  // Its questions are short and many. It has no boxes, because its facts show more.
  timestable: { ...usual, hasBoxes: false, mostEntries: 60, fewestQuestions: 60 },
  // 1.5 and 1.6 are about rulers.
  length: { ...usual, fewToTap: ['1.1', '1.2'], withoutSlips: ['1.5', '1.6'] },
  // 0.8 and 1.8 are about a few dots.
  numberphase1: { ...usual, fewToTap: ['0.6', '1.6', '2.6', '3.6'], withoutSlips: ['0.8', '1.8'] },
}

export const insightByOperation: Readonly<Record<Operation, OperationInsight>> = rows
