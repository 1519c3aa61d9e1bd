import type { ProblemField } from '#maths/own'
import type { DraftProblem } from './set-draft.ts'

/** The props of a part of the form of a problem. */
export interface ProblemProps {
  readonly problem: DraftProblem
  readonly onChange: (problem: DraftProblem) => void
  /** Returns the fault at a field as words. */
  readonly faultAt: (field: ProblemField) => string | undefined
}
