import type { ClassInsightData } from '../api/students/insight.ts'
import type { Draft, Step } from './draft.ts'

/** The props of a step of the form. */
export interface StepProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
  readonly found: ClassInsightData
  /** Returns the fault of a step, after the first try to send. */
  readonly faultAt: (step: Step) => string | undefined
}
